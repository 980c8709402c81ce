interface NumberToSayProps {
  /** Makes the sentence around the number. */
  sentence: (number: string) => string;
  number: string;
}

/** A sentence with a number that stays on one line: visitors read it out on the telephone, and a broken one as two numbers. */
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
