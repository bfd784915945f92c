/** The little of Markdown that a clause uses: paragraphs, items, bold, italics, code. */
export interface Run {
  kind: "text" | "strong" | "em" | "code";
  text: string;
}
export interface Paragraph {
  item: boolean;
  runs: Run[];
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`|\[(.+?)\]\(.+?\)/g;

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) runs.push({ kind: "text", text: text.slice(from, match.index) });
    const [whole, strong, em, under, code, link] = match;
    if (strong) runs.push({ kind: "strong", text: strong });
    else if (code) runs.push({ kind: "code", text: code });
    else if (link) runs.push({ kind: "text", text: link });
    else runs.push({ kind: "em", text: em ?? under ?? "" });
    from = match.index + whole.length;
  }
  if (from < text.length) runs.push({ kind: "text", text: text.slice(from) });
  return runs;
}

export function marked(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const block of text.split(/\n\s*\n/)) {
    let open = "";
    let item = false;
    const close = () => {
      if (open.trim()) paragraphs.push({ item, runs: runsOf(open.trim()) });
      open = "";
    };
    for (const line of block.split("\n")) {
      const bullet = /^\s*[-*] +(.*)$/.exec(line);
      if (bullet) {
        close();
        item = true;
        open = bullet[1]!;
      } else open += (open ? " " : "") + line.trim();
    }
    close();
  }
  return paragraphs;
}
