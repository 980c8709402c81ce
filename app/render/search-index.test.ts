import { expect, it } from 'vitest';
import { smallSchool } from '../../model/testing/edited-content';
import { readSiteContent } from '../../model/reading/read-site-content';
import { searchIndex } from './search-index';

it('offers a landline and WhatsApp, in dialled form, for searches without results', () => {
  const content = readSiteContent(smallSchool);
  content.school.phones = [{ label: 'Office', number: '02462-250001' }];
  content.school.whatsapp = '+91 00000 00002';
  expect(searchIndex(content, [content], new Map())).toMatchObject({
    phone: '+912462250001',
    whatsapp: '+910000000002',
  });
});
