"""The same arena on a cluster of two nodes, which are processes of this machine."""

from collections.abc import Iterator
from typing import Any

import pytest

from parterre.arena import Plan, run
from parterre.core import Illegal
from parterre.games import GAMES

ray = pytest.importorskip(
    "ray", reason='ray: the extra cluster is not installed (pip install "parterre[cluster]")'
)
GAME = GAMES["topiary"]


@pytest.fixture(scope="module")
def nodes() -> Iterator[list[str]]:
    """A cluster of two nodes with one core each, and their names."""
    from ray.cluster_utils import Cluster

    small = {"num_cpus": 1, "object_store_memory": 80_000_000}
    cluster = Cluster(initialize_head=True, head_node_args={**small, "include_dashboard": False})
    try:
        cluster.add_node(**small)
        ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")
        cluster.wait_for_nodes()
        yield [node["NodeID"] for node in ray.nodes() if node["Alive"]]
    finally:
        ray.shutdown()
        cluster.shutdown()


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    """A report without what depends on the machine."""
    for bot in report["bots"].values():
        del bot["mean_seconds_per_decision"]
    return report


def where(seconds: float) -> str:
    """The node that this runs on, after a while."""
    import time

    time.sleep(seconds)
    return str(ray.get_runtime_context().get_node_id())


def test_both_nodes_work(nodes: list[str]) -> None:
    from parterre.arena.cluster import finished_on_ray

    assert len(nodes) == 2
    results = dict(finished_on_ray(where, [0.5] * 6))
    assert sorted(results) == list(range(6))
    assert set(results.values()) == set(nodes)


def test_an_arena_comes_out_as_it_does_here(nodes: list[str], tmp_path: Any) -> None:
    plan = Plan(GAME, GAME.setup(2), ("greedy", "uniform"), 12, 5)
    on_ray = run(plan, on="ray", folder=tmp_path / "report")
    assert untimed(on_ray) == untimed(run(plan))
    assert len((tmp_path / "report" / "games.jsonl").read_text().splitlines()) == 12


def test_a_question_answered_ends_the_work(nodes: list[str]) -> None:
    plan = Plan(GAME, GAME.setup(2), ("greedy", "uniform"), 400, 1, until_decided=True)
    assert run(plan, on="ray")["games"] == run(plan)["games"] < 100


def test_a_cluster_that_does_not_answer_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from parterre.arena import cluster

    monkeypatch.setattr("ray.is_initialized", lambda: False)
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:8669")
    with pytest.raises(Illegal) as refused, cluster.cluster():
        pass
    assert refused.value.id == "arena-ray-unreachable"
