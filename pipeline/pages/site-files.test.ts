import { expect, test } from 'vitest';
import { smallSchool } from '../../model/testing/edited-content';
import { readSiteContent } from '../../model/reading/read-site-content';
import { securityText } from './site-files';

test('security.txt has contacts, an expiry date and languages', () => {
  const school = {
    ...readSiteContent(smallSchool).school,
    website: 'https://school.example',
    emails: [{ address: 'office@school.example', label: 'Office' }],
    phones: [{ number: '+91 00000 00001', label: 'Office' }],
  };
  expect(securityText('2027-11-01', school, ['en', 'mr'])).toBe(
    [
      'Contact: mailto:office@school.example',
      'Contact: tel:+910000000001',
      'Expires: 2027-11-01T18:30:00Z',
      'Preferred-Languages: en, mr',
      'Canonical: https://school.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
