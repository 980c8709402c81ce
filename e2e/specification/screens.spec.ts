import { expect, test } from '../fixtures';

// Counts and texts of the specification, section 2. With scripts off: what is tested is the built HTML.
test.use({ javaScriptEnabled: false });

test('Home has ten slides, eight facilities, the accordion and the figures', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Life at the school' }).getByRole('listitem')).toHaveCount(10);
  await expect(main.getByRole('region', { name: 'Facilities' }).getByRole('listitem')).toHaveText([
    'School Infrastructure',
    'Books & Library',
    'Experienced Staff',
    'Sports Lab',
    'Science lab',
    'Math lab',
    'Language Lab',
    'Music Lab',
  ]);
  await expect(main.locator('summary')).toHaveText(['Our Values', 'Our Mission', 'Our Vision']);
  await expect(main.locator('details[open] dt')).toHaveText(['Innovative', 'Open', 'Committed', 'Long-Term']);
  const figures = page.locator('dl[aria-label] > div');
  await expect(figures).toHaveCount(4);
  await expect(figures.filter({ hasText: '2018' })).toHaveCount(1);
  await expect(figures.filter({ hasText: /1,050/ })).toHaveCount(1);
  await expect(figures.filter({ hasText: /8 acres/ })).toHaveCount(1);
  await expect(figures.filter({ hasText: '1131032' })).toHaveCount(1);
});

test('Goals for Student has its seven programmes', async ({ page }) => {
  await page.goto('/student-goals');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Symphonics',
    'Math Gym',
    'Spell the Beans',
    'Art and Craft',
    'Life Skill',
    'Brain Gym',
    'Remedial Learning',
  ]);
});

const classes = [
  { grade: 'Grade 1', ages: '6 to 7.5', fee: '31,800' },
  { grade: 'Grade 2', ages: '7 to 8.5', fee: '31,800' },
  { grade: 'Grade 3', ages: '8 to 9.5', fee: '34,400' },
  { grade: 'Grade 4', ages: '9 to 10.5', fee: '34,400' },
  { grade: 'Grade 5', ages: '10 to 11.5', fee: '38,400' },
  { grade: 'Grade 6', ages: '11 to 12.5', fee: '38,400' },
  { grade: 'Grade 7', ages: '12 to 13.5', fee: '44,700' },
  { grade: 'Grade 8', ages: '13 to 14.5', fee: '44,700' },
  { grade: 'Grade 9', ages: '14 to 15.5', fee: '49,600' },
  { grade: 'Grade 10', ages: '15 to 16.5', fee: '49,600' },
];

test('Highlights of Classes has ten cards with age, fee, seats, a description and APPLY NOW', async ({ page }) => {
  await page.goto('/classes');
  await expect(page.getByRole('heading', { name: 'Our classes', level: 2 })).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(10);
  for (const [index, { grade, ages, fee }] of classes.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(grade);
    await expect(card).toContainText(`Age ${ages} years`);
    await expect(card).toContainText(new RegExp(`₹\\s?${fee} a year`));
    await expect(card).toContainText('80 seats');
    await expect(card.getByText(/\w+ \w+ .+\.$/)).toBeVisible();
    await expect(card.getByText('APPLY NOW')).toHaveAttribute('href', '/enquiry-form');
  }
});

test('Admission Procedure has its ten steps in their order', async ({ page }) => {
  await page.goto('/admission-procedure');
  await expect(page.getByRole('main').locator('ol > li').getByRole('heading')).toHaveText([
    /enquiry at the reception/i,
    /purchase of registration form/i,
    /formal information of entrance procedure/i,
    /entrance test \/ assessment and evaluation/i,
    /parents interface and admission offer/i,
    /deposition of documents/i,
    /submission of fees/i,
    /collection of the school kit/i,
    /allotment of section and house/i,
    /welcome/i,
  ]);
});

const policies = [
  /Documents \(birth certificate, transfer certificate, previous class mark sheet\) go to the fee counter within 15 days of admission, or the provisional admission is cancelled\./,
  /Class I accepts a date-of-birth certificate from civic bodies, government hospitals or reputed private hospitals in place of the transfer certificate\./,
  /No date-of-birth change is entertained unless a countersigned transfer certificate is supplied\./,
  /Class change after registration needs the principal['’]s permission\./,
  /A countersigned transfer certificate is issued 6 days after application; an uncountersigned one after 3 days\./,
  /A duplicate or triplicate transfer certificate needs an affidavit and a newspaper cutting; none is issued after the triplicate\./,
  /Mid-session new admission pays fees for 6 months; the same applies to transport\./,
  /All dues \(fee, library, NCC, scouts and guides, sports, board exam\) must be cleared before a transfer certificate\./,
];

for (const path of ['/admission-procedure', '/between-us-portal']) {
  test(`${path} has every admission and withdrawal rule`, async ({ page }) => {
    await page.goto(path);
    const rules = page.getByRole('main').getByRole('region', { name: /^(Admission|Withdrawal) rules$/ });
    await expect(rules).toHaveCount(2);
    await expect(rules.getByRole('listitem')).toHaveCount(policies.length);
    for (const policy of policies) await expect(rules.getByRole('listitem').filter({ hasText: policy })).toHaveCount(1);
  });
}

test('Between Us has its guide, two links to the portal and the safety rules for both ages', async ({ page }) => {
  await page.goto('/between-us-portal');
  const main = page.getByRole('main');
  for (const help of [
    /updating parent and emergency information/,
    /viewing academic resources/,
    /receiving circulars and announcements/,
    /messaging the school or the teachers/,
    /attendance information/,
  ]) {
    await expect(main.getByRole('listitem').filter({ hasText: help })).not.toHaveCount(0);
  }
  await expect(main.locator('a[href^="https://"]')).toHaveCount(2);
  await expect(main.getByRole('region', { name: /^Safety rules for younger children$/ })).toBeVisible();
  await expect(main.getByRole('region', { name: /^Safety rules for older children$/ })).toBeVisible();
});

const posts = [
  /vice principal/i,
  /headmistress.*pre-primary/i,
  /math/i,
  /hindi/i,
  /english/i,
  /marathi/i,
  /^(?!.*social).*science/i,
  /social science/i,
  /computer/i,
  /music/i,
  /art and craft/i,
  /sports/i,
  /PPRT/,
  /accountant/i,
  /librarian/i,
  /clerk/i,
  /admin officer/i,
  /front desk executive/i,
  /peon/i,
  /supervisor/i,
  /store keeper/i,
];

test('Our Teachers has 35 cards with photo, name, designation and qualification, and every post', async ({ page }) => {
  await page.goto('/teachers');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(35);
  await expect(cards.getByRole('heading')).toHaveCount(35);
  await expect(cards.locator('img')).toHaveCount(35);
  const designations = await cards.locator('p:nth-of-type(1)').allTextContents();
  const qualifications = await cards.locator('p:nth-of-type(2)').allTextContents();
  expect(qualifications.filter((text) => text.trim() !== '')).toHaveLength(35);
  for (const post of posts)
    expect(
      designations.some((text) => post.test(text)),
      String(post),
    ).toBe(true);
});
