export const factMistakes = {
  'fee-without-amount': ({ fee }: { fee: string }) =>
    `“${fee}” हे शुल्क अजून कोणत्याही इयत्तेला नाही. सर्व इयत्तांसाठी एक रक्कम लिहा, किंवा प्रत्येक इयत्तेची रक्कम लिहा.`,
};
