interface NumberToSayProps {
  /** Makes the sentence around the number. */
  sentence: (number: string) => string;
  number: string;
}

/** A sentence with a number that the visitor may read out on the telephone: broken over two lines it would be read as two. */
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
