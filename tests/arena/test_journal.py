"""A folder of a report: games are kept as they end, and a stopped run goes on from them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from parterre.arena import Plan, run, running, write_report
from parterre.arena.match import Sitting
from parterre.core import Illegal
from parterre.games import GAMES
from parterre.table import replay

GAME = GAMES["topiary"]


def plan(*names: str, games: int = 8, seed: int = 3, **more: Any) -> Plan:
    """A plan for quick games."""
    return Plan(GAME, GAME.setup(2), names or ("greedy", "uniform"), games, seed, **more)


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    """A report without what depends on the machine."""
    for bot in report["bots"].values():
        del bot["mean_seconds_per_decision"]
    return report


def lines(folder: Path) -> list[dict[str, Any]]:
    """The games of a folder."""
    return [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]


def keys(folder: Path) -> list[tuple[int, ...]]:
    """Which games a folder has, in their order."""
    return [
        tuple(line["arena"][w] for w in ("match_up", "deal", "rotation")) for line in lines(folder)
    ]


@contextmanager
def counted_games(monkeypatch: pytest.MonkeyPatch, stop: int = 10**9) -> Iterator[list[Sitting]]:
    """Notes the games that are really played, and stops as a person would after some of them."""
    from parterre.arena.match import play_sitting

    played: list[Sitting] = []

    def watched(sitting: Sitting) -> Any:
        if len(played) == stop:
            raise KeyboardInterrupt
        played.append(sitting)
        return play_sitting(sitting)

    with monkeypatch.context() as patch:
        patch.setattr("parterre.arena.running.play_sitting", watched)
        yield played


def test_every_game_is_kept_and_replays(tmp_path: Path) -> None:
    folder = tmp_path / "report"
    report = run(plan(games=6), folder=folder)
    assert keys(folder) == [(1, deal, turn) for deal in (1, 2, 3) for turn in (1, 2)]
    for line in lines(folder):
        assert (replay(line, str)[0].name, len(line["scores"])) == ("topiary", 2)
        assert len(line["arena"]["thoughts"]) == 2
    assert lines(folder)[0]["names"] == ["greedy", "uniform"]
    assert lines(folder)[1]["names"] == ["uniform", "greedy"]
    firsts = sum(
        score["place"] == 1 and name == "greedy"
        for line in lines(folder)
        for name, score in zip(line["names"], line["scores"])
    )
    assert report["bots"]["greedy"]["wins"] == firsts


def test_a_stopped_run_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = untimed(run(plan()))
    folder = tmp_path / "report"
    with counted_games(monkeypatch, stop=3), pytest.raises(KeyboardInterrupt):
        run(plan(), folder=folder)
    assert len(lines(folder)) == 3
    with counted_games(monkeypatch) as played:
        assert untimed(run(plan(), folder=folder)) == whole
    assert len(played) == 5
    assert len(keys(folder)) == 8
    # A run that is done plays nothing again.
    with counted_games(monkeypatch) as played:
        assert untimed(run(plan(), folder=folder)) == whole
    assert played == []


def test_a_line_that_was_cut_short_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "report"
    whole = untimed(run(plan(), folder=folder))
    text = (folder / "games.jsonl").read_bytes()
    lost = len(text.splitlines()[-1]) + 40  # the last line, and a part of that before it
    (folder / "games.jsonl").write_bytes(text[:-lost])
    # Stopped once more in the middle, the line that was cut must not have spoilt the next.
    with counted_games(monkeypatch, stop=1) as played, pytest.raises(KeyboardInterrupt):
        run(plan(), folder=folder)
    assert [sitting.key for sitting in played] == [(1, 4, 1)]
    with counted_games(monkeypatch) as played:
        assert untimed(run(plan(), folder=folder)) == whole
    assert [sitting.key for sitting in played] == [(1, 4, 2)]
    assert len(lines(folder)) == 8


def test_a_run_that_was_decided_keeps_the_games_it_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "report"
    asked = plan(games=200, until_decided=True)
    report = run(asked, folder=folder, workers=2, patience=0)
    assert len(lines(folder)) == report["games"] < 200
    assert keys(folder) == sorted(keys(folder))
    with counted_games(monkeypatch) as played:
        again = run(asked, folder=folder)
    assert played == []
    assert untimed(again) == untimed(report)


def test_games_played_ahead_of_an_answer_are_not_counted(tmp_path: Path) -> None:
    decided, ahead = tmp_path / "decided", tmp_path / "ahead"
    asked = plan(games=60, until_decided=True)
    report = run(asked, folder=decided)
    run(plan(games=60), folder=ahead)  # the same games, and all of them
    (ahead / "run.json").write_text(json.dumps(asked.told()))
    assert untimed(run(asked, folder=ahead)) == untimed(report)
    assert keys(ahead) == keys(decided)
    assert len(keys(ahead)) < 60


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (plan(seed=4), "seed"),
        (plan(games=10), "games"),
        (plan("uniform", "greedy"), "bots"),
        (plan(beats=0.6), "beats"),
    ],
)
def test_another_run_is_refused(tmp_path: Path, other: Plan, what: str) -> None:
    folder = tmp_path / "report"
    run(plan(games=8), folder=folder)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(Illegal) as refused:
        run(other, folder=folder)
    assert (refused.value.id, refused.value.values["what"]) == ("arena-folder-differs", what)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_games_of_other_bots_of_the_same_name_do_not_mix(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "report"
    run(plan(games=8), folder=folder)
    monkeypatch.setattr(running, "sources", lambda: "changed since")
    with pytest.raises(Illegal) as refused:
        run(plan(games=8), folder=folder)
    assert refused.value.values["what"] == "sources"


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana")
    with pytest.raises(Illegal) as refused:
        run(plan(), folder=tmp_path)
    assert refused.value.id == "arena-folder-other"
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_spoilt_file_is_told_with_its_line(tmp_path: Path) -> None:
    folder = tmp_path / "report"
    run(plan(), folder=folder)
    text = (folder / "games.jsonl").read_text().splitlines()
    unscored = json.dumps({**json.loads(text[1]), "scores": []})
    for spoilt in ("{", "[]", '{"arena": {}}', '{"arena": 3}', unscored):
        (folder / "games.jsonl").write_text("\n".join([text[0], spoilt, *text[2:]]) + "\n")
        with pytest.raises(Illegal) as refused:
            run(plan(), folder=folder)
        assert (refused.value.id, refused.value.values["line"]) == ("arena-folder-spoilt", 2)


def test_two_runs_do_not_share_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "report"
    refusals = []

    def meanwhile(done: int, total: int) -> None:
        # Told once before the first game, and after each.
        with pytest.raises(Illegal) as refused:
            run(plan(), folder=folder)
        refusals.append(refused.value.id)

    run(plan(games=2), folder=folder, tell=meanwhile)
    assert refusals == ["arena-folder-busy"] * 3


def test_the_page_the_chart_and_the_figures_are_written(tmp_path: Path) -> None:
    from xml.etree import ElementTree

    folder = tmp_path / "report"
    setup = GAME.setup(2)
    asked = Plan(GAME, setup, ("greedy", "uniform", "uniform"), 4, 1)
    report = run(asked, folder=folder)
    for lang, rate in (("fr", "100,0\u00a0%"), ("en", "100.0%")):
        write_report(folder, report, 'parterre arena "<b>|x"', lang)
        page = (folder / "report.md").read_text()
        assert report["bots"]["greedy"]["win_rate"] == 1
        assert rate in page
        assert rate in (folder / "chart.svg").read_text()
        assert "openskill" in page
        assert "arena-" not in page
        assert "table-" not in page
    assert json.loads((folder / "results.json").read_text()) == report
    drawn = ElementTree.parse(folder / "chart.svg").getroot()
    texts = ["".join(each.itertext()) for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"greedy", "uniform"} <= set(texts)
    bars = [each for each in drawn.iter() if each.get("class") == "bar"]
    widths = [float(bar.get("width", "0")) for bar in bars]
    rates = sorted((bot["win_rate"] for bot in report["bots"].values()), reverse=True)
    assert widths == pytest.approx([470 * rate for rate in rates], abs=0.2)


def test_names_from_outside_cannot_break_the_chart_or_the_page(tmp_path: Path) -> None:
    from xml.etree import ElementTree

    report = run(plan("uniform", "uniform", games=2))
    name = 'exec:./a "<script>" | & \x07 b'
    report["bots"] = {name: report["bots"]["uniform"]}
    report["pairs"] = {name: {}}
    write_report(tmp_path, report, "parterre", "en")
    ElementTree.parse(tmp_path / "chart.svg")
    rows = [line for line in (tmp_path / "report.md").read_text().splitlines() if "script" in line]
    assert rows
    assert all("<script>" not in row.replace("\\<", "").replace("\\>", "") for row in rows)
