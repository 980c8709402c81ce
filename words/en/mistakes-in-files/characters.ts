const known: Readonly<Record<number, string>> = {
  0x00a0: 'a no-break space',
  0x202f: 'a narrow no-break space',
  0x3000: 'a wide space',
  0x200b: 'a zero-width space',
  0x2060: 'a word joiner',
  0x200e: 'a mark of reading direction',
  0x202a: 'a mark of reading direction',
  0x202c: 'a mark of reading direction',
  0xfeff: 'a byte order mark',
};

/** For example `a no-break space (U+00A0)`. */
export function characterName(code: number): string {
  const isControl = /\p{Cc}/u.test(String.fromCodePoint(code));
  const name = known[code] ?? (isControl ? 'a control character' : 'an invisible character');
  return `${name} (U+${code.toString(16).toUpperCase().padStart(4, '0')})`;
}
