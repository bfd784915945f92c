"""`parterre simulate`: the same seed is the same games, and a file is written whole or not."""

from pathlib import Path
from typing import Any

import pytest

QUICK = ("simulate", "arboretum", "--bots", "uniform")


def test_the_same_seed_gives_the_same_games(run: Any) -> None:
    once = run(*QUICK, "--games", "4", "--seed", "7")
    assert once.out == run(*QUICK, "--games", "4", "--seed", "7").out
    other = run(*QUICK, "--games", "4", "--seed", "8")
    logs = [record["log"] for ran in (once, other) for record in ran.answers]
    assert len({tuple(log) for log in logs}) == 8
    # More games change nothing in those before them.
    more = run(*QUICK, "--games", "6", "--seed", "7")
    assert more.out.startswith(once.out)


def test_several_processes_write_what_one_writes(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = run(*QUICK, "--games", "6", "--workers", "1")
    monkeypatch.setattr("parterre.cli.playing.spread", _at_once)
    assert run(*QUICK, "--games", "6", "--workers", "2").out == alone.out


def _at_once(function: Any, jobs: Any, workers: int) -> Any:
    from parterre.arena import spread

    return spread(function, jobs, workers, patience=0)


def test_a_record_has_the_form_of_the_contract(run: Any) -> None:
    record = run(*QUICK, "--seats", "3").answer
    assert record["format"] == "parterre-record/1"
    assert (record["game"], record["rules"]) == ("arboretum", 1)
    assert record["setup"]["seats"] == 3
    assert record["names"] == ["uniform 1", "uniform 2", "uniform 3"]
    assert [row["seat"] for row in record["scores"]] == [1, 2, 3]
    assert set(record["scores"][0]) == {"seat", "points", "place"}
    assert "components" not in record


def test_bots_are_one_for_all_or_one_a_seat(run: Any) -> None:
    record = run("simulate", "arboretum", "--seats", "2", "--bots", "uniform, greedy").answer
    assert record["names"] == ["uniform 1", "greedy 2"]


def test_a_file_is_replaced_as_a_whole(run: Any, empty: Path) -> None:
    out = empty / "games.jsonl"
    out.write_text("old")
    out.chmod(0o640)
    ran = run(*QUICK, "--games", "2", "--out", str(out))
    assert (ran.out, ran.err) == ("", f"2 games are written to {out}.\n")
    assert len(out.read_text().splitlines()) == 2
    assert out.stat().st_mode & 0o777 == 0o640
    assert [path.name for path in empty.iterdir()] == ["games.jsonl"]


def test_a_link_and_a_device_are_written_through(run: Any, empty: Path) -> None:
    (empty / "link").symlink_to("target")
    assert run(*QUICK, "--out", "link").code == 0
    assert (empty / "link").is_symlink()
    assert (empty / "target").read_text()
    assert run(*QUICK, "--out", "/dev/null").code == 0
    assert not Path("/dev/null").is_file()


def test_a_failure_half_way_leaves_no_file(
    run: Any, empty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(function: Any, jobs: Any, workers: int) -> Any:
        yield "{}"
        raise KeyboardInterrupt

    monkeypatch.setattr("parterre.cli.playing.spread", fails)
    ran = run(*QUICK, "--games", "3", "--out", "games.jsonl")
    assert (ran.code, list(empty.iterdir())) == (130, [])
    assert ran.err == (
        "Stopped after 1 of 3 games, and nothing is kept: "
        "games.jsonl is written whole or not at all.\n"
    )
    ran = run(*QUICK, "--games", "3")
    assert (ran.code, ran.out) == (130, "{}\n")
    assert ran.err == "Stopped after 1 of 3 games; those are printed.\n"


def test_games_to_the_standard_output_are_all_there_is_to_say(run: Any) -> None:
    assert run(*QUICK).err == ""


def test_a_corrected_box_is_played_with_and_recorded(run: Any, empty: Path) -> None:
    (empty / "box.toml").write_text('[species.K]\nen = "Holm oak"\n')
    record = run(*QUICK, "--components", "box.toml")
    assert record.answer["components"] == {"species": {"K": {"en": "Holm oak"}}}
    assert run("replay", "-", given=record.out.encode()).code == 0


@pytest.mark.parametrize("budget", [("--seconds", "0.5"), ("--iterations", "100")])
def test_a_budget_is_accepted(run: Any, budget: tuple[str, str]) -> None:
    assert run(*QUICK, *budget).code == 0
