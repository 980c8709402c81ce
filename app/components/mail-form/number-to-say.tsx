interface NumberToSayProps {
  /** Returns the sentence that contains the number. */
  sentence: (number: string) => string;
  number: string;
}

/** Keeps a number on one line: on the telephone, visitors would read a broken one as two. */
export function NumberToSay({ sentence, number }: NumberToSayProps) {
  const [before, after] = sentence('|').split('|');
  return (
    <>
      {before}
      <span className="whole">{number}</span>
      {after}
    </>
  );
}
