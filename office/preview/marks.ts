/** The private-use characters of plane 15: https://www.unicode.org/charts/PDF/UF0000.pdf */
const FIRST = 0xf0000;
const MARK = /[\u{F0000}-\u{FFFFD}]/gu;

/** Beginning of a line or cell in Markdown, which must stay in front. https://spec.commonmark.org/0.31.2/#container-blocks */
const BEGINNING = /^(\s*(?:(?:[>|]|#{1,6}(?=\s)|[-*+](?=\s)|\d+[.)](?=\s))\s*)*[*_]*)(?=[^\s|])/;
/** The row below the head of a table, or a line between paragraphs. */
const RULE = /^[\s|:*_=-]+$/;

/** Characters that stand for fields in the texts of a school, so that the rendered pages show which field a text is from. */
export class Marks {
  private readonly addresses: string[] = [];
  private readonly indexes = new Map<string, number>();
  private readonly running = new Set<string>();

  /** A line with the mark of its field. */
  before(text: string, address: string): string {
    return text.trim() === '' ? text : this.markOf(address) + text;
  }

  /** Running text with a mark in each line and cell. @param addressAt of a paragraph */
  inMarkdown(text: string, addressAt: (paragraph: number) => string): string {
    let paragraph = -1;
    let wasEmpty = true;
    const lines = text.split('\n').map((line) => {
      const isEmpty = line.trim() === '';
      if (wasEmpty && !isEmpty) paragraph += 1;
      wasEmpty = isEmpty;
      if (isEmpty || RULE.test(line)) return line;
      const address = addressAt(paragraph);
      this.running.add(address);
      const mark = this.markOf(address);
      if (!line.trimStart().startsWith('|')) return line.replace(BEGINNING, `$1${mark}`);
      return line.replace(/\|(\s*)(?=[^\s|])/g, `|$1${mark}`);
    });
    return lines.join('\n');
  }

  /** The fields whose marks a text has. */
  addressesIn(text: string): string[] {
    return [...text.matchAll(MARK)].flatMap(([mark]) => this.addresses[mark.codePointAt(0)! - FIRST] ?? []);
  }

  /** Whether a field is running text, whose marks may be inside of a link or emphasis. */
  isRunning(address: string): boolean {
    return this.running.has(address);
  }

  private markOf(address: string): string {
    const index = this.indexes.get(address) ?? this.addresses.push(address) - 1;
    this.indexes.set(address, index);
    return String.fromCodePoint(FIRST + index);
  }
}

export function withoutMarks(text: string): string {
  return text.replace(MARK, '');
}
