// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notices } from './notices';

const rain = {
  path: '/news/rain',
  title: 'Closed because of the rain',
  date: '2026-11-20',
  day: '20',
  month: 'November',
  year: '2026',
  isPinned: true,
  beginning: 'The buses do not run.',
};

test('a notice has its date, its first words and a link', () => {
  render(
    <Notices notices={[rain, { ...rain, path: '/news/sun', title: 'Open again', isPinned: false }]} headings="h2" />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  const link = within(first!).getByRole<HTMLAnchorElement>('link', { name: 'Closed because of the rain' });
  expect(link.getAttribute('href')).toBe('/news/rain');
  expect(first?.querySelector('time')?.textContent).toBe('20 November 2026');
  expect(first?.querySelector('time')?.dateTime).toBe('2026-11-20');
  expect(first?.textContent).toContain('The buses do not run.');
  expect(within(first!).getByText('Pinned')).toBeDefined();
  expect(within(second!).queryByText('Pinned')).toBeNull();
});

test('a notice shows its last day, if it has one', () => {
  render(
    <Notices
      notices={[
        { ...rain, until: '30 November 2026' },
        { ...rain, path: '/news/sun' },
      ]}
      headings="h2"
    />,
  );
  expect(screen.getAllByText(/^Until /).map(({ textContent }) => textContent)).toEqual(['Until 30 November 2026']);
});
