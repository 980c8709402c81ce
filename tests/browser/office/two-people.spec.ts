import { todayInIndia } from '../../../forms/calendar-date';
import { prepareContext } from '../support/fixtures';
import { scriptsOff, scriptsOn } from '../support/ways';
import { CLERK, expect, PRINCIPAL, test } from './fixtures';

for (const way of [scriptsOn, scriptsOff])
  test.describe(way.name, () => {
    test.use({ way });

    test('who changes what a colleague has just changed sees both values, and decides', async ({
      page,
      at,
      say,
      enter,
      families,
      client,
      expectProblem,
      engineBrowser,
      problems,
      connection,
      viewport,
      javaScriptEnabled,
    }) => {
      expectProblem(/\b409\b/);
      const [family] = await families(1);
      const path = await client.recordOf(family!.name);
      // By the principal.
      await client.post(`${path}/call-on`, { was: '', becomes: todayInIndia() });
      const record = at(path);
      const options = { baseURL: connection.url, viewport, javaScriptEnabled };
      const colleague = await engineBrowser.open(options, (context) => prepareContext(context, problems, options));
      await enter(PRINCIPAL);
      await enter(CLERK, colleague.page);
      await page.goto(record);
      await colleague.page.goto(record);

      await colleague.page.getByRole('region', { name: say.record.nextCall }).getByRole('button').first().click();
      const theirs = colleague.page.getByRole('listitem').filter({ hasText: CLERK });
      await expect(theirs).toHaveCount(1);
      const note = page.getByLabel(say.record.note, { exact: true });
      if (way === scriptsOn) await note.fill('दूरध्वनी');
      await page.getByRole('button', { name: say.record.noCall, exact: true }).click();
      const conflict = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: say.conflict.title }) });
      await expect(conflict).toContainText(CLERK);
      await expect(conflict.getByRole('link')).toBeVisible();
      await colleague.page.reload();
      await expect(theirs, 'nothing is overwritten').toHaveCount(1);
      await expect(colleague.page.getByRole('listitem').filter({ hasText: PRINCIPAL })).toHaveCount(1);
      // Scripts keep what was typed into another form.
      if (way === scriptsOn) await expect(note).toHaveValue('दूरध्वनी');

      await conflict.getByRole('button').click();
      await expect(conflict).toHaveCount(0);
      await expect(page.getByRole('listitem').filter({ hasText: PRINCIPAL })).toHaveCount(2);
      await colleague.close();
    });

    test('a note typed into an expired session comes back after signing in', async ({
      page,
      at,
      say,
      enter,
      signInAs,
      families,
      client,
      server: { accounts },
      expectProblem,
    }) => {
      expectProblem(/\b401\b/);
      const [family] = await families(1);
      const record = at(await client.recordOf(family!.name));
      await enter(CLERK);
      await page.goto(record);
      const note = page.getByLabel(say.record.note, { exact: true });
      const text = 'शनिवारी येणार.\nबसबद्दल विचारले.';
      await note.fill(text);
      accounts.sessions.endAll(accounts.find(CLERK)!.id);
      await page.getByRole('button', { name: say.record.saveNote, exact: true }).click();
      await expect(page.getByText(say.signIn.expired)).toBeVisible();
      await signInAs(CLERK);
      await expect(page).toHaveURL(record);
      await expect(page.getByText(say.notSavedYet)).toBeVisible();
      await expect(note).toHaveValue(text);
      await page.getByRole('button', { name: say.record.saveNote, exact: true }).click();
      await expect(page.getByRole('listitem').filter({ hasText: say.history.note })).toContainText('शनिवारी येणार.');
      await expect(note).toHaveValue('');
      await expect(page.getByText(say.notSavedYet)).toHaveCount(0);
    });
  });
