import { expect, test } from 'vitest';
import { formOfMailTo, settingNamesOf } from './setting-names';

test.each([
  ['enquiry', 'MAIL_TO_ENQUIRY', 'VITE_MAIL_ENQUIRY_TEMPLATE'],
  ['bus-request-2', 'MAIL_TO_BUS_REQUEST_2', 'VITE_MAIL_BUS_REQUEST_2_TEMPLATE'],
])('the settings of the form %s name it', (id, mailTo, template) => {
  expect(settingNamesOf(id)).toEqual({ mailTo, template });
  expect(formOfMailTo(mailTo)).toBe(id);
});

test.each(['MAIL_TO_', 'MAIL_FROM', 'SMTP_URL', 'XMAIL_TO_ENQUIRY'])('%s belongs to no form', (name) => {
  expect(formOfMailTo(name)).toBeUndefined();
});
