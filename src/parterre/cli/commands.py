"""The commands and their options; what each does is in the other files of this folder."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from parterre.cli.voice import Usage, answer, language, say, tell_engine
from parterre.core.illegal import told
from parterre.words import LANGUAGES


class Commands(TyperGroup):
    """The commands; one that does not exist is answered with those that do."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first word names."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            listed = ", ".join(self.commands)
            raise Usage("usage-command", command=told(args[0]), commands=listed)
        return super().resolve_command(ctx, args)


HELP = ["--help", "-h"]

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": HELP},
)

# The words of every option are in words/*/cli.ftl: help-option-NAME, or help-COMMAND-NAME.
Json = Annotated[bool, typer.Option("--json")]
File = Annotated[str, typer.Argument(metavar="FILE")]
Game = Annotated[str, typer.Argument(metavar="GAME")]
Seats = Annotated[str | None, typer.Option("--seats", metavar="N")]
Rules = Annotated[str | None, typer.Option("--rules", metavar="N")]
Seed = Annotated[str, typer.Option("--seed", metavar="S")]
Bots = Annotated[str, typer.Option("--bots", metavar="NAME,…")]
Games = Annotated[str, typer.Option("--games", metavar="G")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Components = Annotated[str | None, typer.Option("--components", metavar="FILE")]
Seconds = Annotated[str | None, typer.Option("--seconds", metavar="X")]
Iterations = Annotated[str | None, typer.Option("--iterations", metavar="K")]
Limit = Annotated[str | None, typer.Option("--limit", metavar="X")]
Workers = Annotated[str | None, typer.Option("--workers", metavar="N")]


@app.callback(invoke_without_command=True)
def site(
    ctx: typer.Context,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    port: Annotated[str | None, typer.Option("--port", metavar="N")] = None,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    data: Annotated[str | None, typer.Option("--data", metavar="DIR")] = None,
    components: Annotated[list[str] | None, typer.Option("--components", metavar="FILE")] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES))] = None,
    version: Annotated[bool, typer.Option("--version")] = False,
) -> int:
    """Start the site."""
    if version:
        from parterre import __version__

        print(f"parterre {__version__}")
        raise typer.Exit()
    if ctx.invoked_subcommand is not None:
        given = (port, data, components)
        if no_browser or any(each is not None for each in given) or host != "127.0.0.1":
            raise Usage("usage-site-option", command=ctx.invoked_subcommand)
        return 0
    from parterre.cli.agreeing import corrections, folder_given, whole

    folder = folder_given(data)
    number = None if port is None else whole("--port", port, 0, 65535)
    changed = corrections(components or [])
    tell_engine()
    from parterre.server.run import serve

    return serve(
        host=host,
        port=number,
        data_dir=folder,
        open_browser=not no_browser,
        components=changed,
        lang=language(),
    )


@app.command()
def games(json: Json = False) -> int:
    """List the games."""
    from parterre.cli.boxes import list_games

    return list_games(json)


@app.command()
def score(file: File, json: Json = False, components: Components = None) -> int:
    """Score a finished table."""
    from parterre.cli.scoring import score_file

    return score_file(file, json, components)


@app.command()
def simulate(
    game: Game,
    seats: Seats = None,
    seed: Seed = "1",
    bots: Bots = "greedy",
    games: Games = "1",
    out: Annotated[str, typer.Option("--out", metavar="FILE")] = "-",
    option: Options = None,
    rules: Rules = None,
    components: Components = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    limit: Limit = None,
    workers: Workers = None,
) -> int:
    """Play games and write their records."""
    from parterre.cli import playing
    from parterre.cli.agreeing import limits_given, names_given, whole

    limits = limits_given(seconds, iterations, limit)
    found, setup = _agreed(game, seats, option, components, rules)
    playing.simulate(
        found,
        setup,
        names_given(bots),
        whole("--seed", seed),
        whole("--games", games, 1),
        limits,
        out,
        whole("--workers", workers or "0", 0, 1000),
    )
    return 0


@app.command()
def replay(file: File, json: Json = False) -> int:
    """Check records."""
    from parterre.cli.scoring import replay_file

    return replay_file(file, json)


@app.command()
def components(
    game: Game,
    json: Json = False,
    check: Annotated[str | None, typer.Option("--check", metavar="FILE")] = None,
) -> int:
    """Show what is in a box."""
    from parterre.cli.boxes import check_components, show_components

    return show_components(game, json) if check is None else check_components(game, check, json)


@app.command()
def arena(
    game: Game,
    bots: Bots = "greedy,uniform",
    seats: Seats = None,
    games: Games = "100",
    seed: Seed = "1",
    option: Options = None,
    rules: Rules = None,
    components: Components = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    limit: Limit = None,
    beats: Annotated[str | None, typer.Option("--beats", metavar="RATE")] = None,
    until_decided: Annotated[bool, typer.Option("--until-decided")] = False,
    report: Annotated[str | None, typer.Option("--report", metavar="FOLDER")] = None,
    on: Annotated[str, typer.Option("--on", metavar="here|ray")] = "here",
    workers: Workers = None,
    json: Json = False,
) -> int:
    """Let bots meet on equal deals."""
    from parterre.arena import Plan
    from parterre.cli import agreeing as ask
    from parterre.cli import playing, tables

    limits = ask.limits_given(seconds, iterations, limit)
    names = ask.names_given(bots)
    found, setup = _agreed(game, seats, option, components, rules, meeting=len(names) > 1)
    plan = Plan(
        found,
        setup,
        names,
        ask.whole("--games", games, 1),
        ask.whole("--seed", seed),
        limits,
        None if beats is None else ask.share_given("--beats", beats),
        until_decided,
    )
    results = playing.match(
        plan,
        ask.folder_given(report, "--report"),
        ask.place_given(on),
        ask.whole("--workers", workers or "0", 0, 1000),
    )
    if json:
        answer(results)
    else:
        tables.match(results)
    return 0


@app.command()
def bench(
    seconds: Annotated[str, typer.Option("--seconds", metavar="X")] = "30", json: Json = False
) -> int:
    """Measure the speed."""
    from parterre.bench import bench as measure
    from parterre.cli import tables
    from parterre.cli.agreeing import seconds_given
    from parterre.cli.progress import progress

    budget = seconds_given("--seconds", seconds)
    with progress(say("cli-measuring")) as tell:
        report = measure(budget, tell=tell)
    if json:
        answer(report)
    else:
        tables.bench(report)
    return 0


def _agreed(
    name: str,
    seats: str | None,
    option: list[str] | None,
    components: str | None,
    rules: str | None,
    meeting: bool = False,
) -> tuple[Any, Any]:
    """The game and the setup that a command asks for; who is to meet has others at the table."""
    from parterre.cli.agreeing import correction, options_given, whole
    from parterre.table import game_named

    options = options_given(option or [])
    game = game_named(name)
    fewest = next(number for number in game.seats if number > 1 or not meeting)
    number = fewest if seats is None else whole("--seats", seats)
    played_by = None if rules is None else whole("--rules", rules)
    return game, game.setup(number, game.spoken(options), correction(game, components), played_by)


def run(words: list[str]) -> int:
    """Run the command that the words name."""
    command: Any = typer.main.get_command(app)
    if set(HELP) & set(words):
        _word(command)
    try:
        with command.make_context("parterre", words) as ctx:
            return int(command.invoke(ctx) or 0)
    except typer.Exit as end:
        return end.exit_code
    except TyperException as problem:
        raise _usage(problem) from None


def _usage(problem: TyperException) -> Usage:
    """What typer says about wrong usage, in our words."""
    kind = type(problem).__name__
    text = told(problem.message)
    if kind == "NoSuchOption":
        return Usage("usage-no-option", option=told(getattr(problem, "option_name", text)))
    if kind == "MissingParameter":
        param = getattr(problem, "param", None)
        return Usage("usage-missing", what=str(param.metavar or param.name) if param else text)
    if kind == "BadOptionUsage":
        return Usage("usage-option-value", option=told(getattr(problem, "option_name", text)))
    if "unexpected extra" in text:
        return Usage("usage-extra", words=text.partition("(s) (")[2].removesuffix(")"))
    return Usage("usage-other", reason=text)


def _word(command: Any) -> None:
    """Give every command and option its help in the language chosen."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("help-commands")
    rich_utils.DEFAULT_STRING = say("help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = say("help-required")
    command.help = say("help")
    command.epilog = say("help-examples")
    _word_options("site", command)
    for name, each in command.commands.items():
        each.help = say(f"help-{name}")
        each.short_help = each.help.partition("\n")[0]
        each.epilog = say(f"help-{name}-examples")
        _word_options(name, each)


def _word_options(name: str, command: Any) -> None:
    asking = command.get_help_option(typer.Context(command, help_option_names=HELP))
    for param in [*command.params, asking]:
        own = f"help-{name}-{param.name}"
        text = say(own)
        param.help = say(f"help-option-{param.name}") if text == own else text
        if getattr(param, "is_flag", False):
            param.metavar = ""
