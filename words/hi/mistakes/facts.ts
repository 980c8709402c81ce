export const factMistakes = {
  'fee-without-amount': ({ fee }: { fee: string }) =>
    `“${fee}” शुल्क अभी किसी कक्षा का नहीं है। सब कक्षाओं के लिए एक रकम लिखें, या हर कक्षा की रकम लिखें।`,
};
