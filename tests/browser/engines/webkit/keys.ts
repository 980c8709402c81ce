const codes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
};

/** WebDriver's code of a key, by its name in Playwright. https://www.w3.org/TR/webdriver2/#keyboard-actions */
export function codeOfKey(name: string): string {
  return codes[name] ?? name;
}
