import { expect, it } from 'vitest';
import { parseSmtpUrl } from './smtp-url';

const account = { secure: false, host: 'mail.example', port: undefined, auth: { user: 'user', pass: '' } };

it.each([
  '12#34',
  '%',
  '50%off',
  '100%',
  '%zz',
  '%e0%a4',
  'a/b',
  'a?b',
  'a@b',
  'a:b',
  'a b',
  '[x]',
  '\\',
  "+&=;,!$'()*",
  'पास',
])('takes the password “%s” literally and escaped', (pass) => {
  expect(parseSmtpUrl(`smtp://user:${pass}@mail.example`)?.auth).toEqual({ user: 'user', pass });
  expect(parseSmtpUrl(`smtp://user:${encodeURIComponent(pass)}@mail.example`)).toEqual({
    ...account,
    auth: { user: 'user', pass },
  });
});

it.each(['user#1', 'user%', 'us/er', 'us?er', 'office@school.example'])('takes the name “%s” literally', (user) => {
  expect(parseSmtpUrl(`smtps://${user}:secret@mail.example:465`)).toEqual({
    secure: true,
    host: 'mail.example',
    port: 465,
    auth: { user, pass: 'secret' },
  });
});

it.each([
  ['smtp://mail.example', { host: 'mail.example', port: undefined, auth: undefined }],
  ['smtp://mail.example:25/', { host: 'mail.example', port: 25, auth: undefined }],
  ['SMTP://127.0.0.1:2525', { host: '127.0.0.1', port: 2525, auth: undefined }],
  ['smtp://user:a@[::1]:25', { host: '::1', port: 25, auth: { user: 'user', pass: 'a' } }],
])('reads %s', (url, parts) => {
  expect(parseSmtpUrl(url)).toEqual({ secure: false, ...parts });
});

it.each([
  '',
  'mail.example',
  'http://mail.example',
  'smtp://',
  'smtp://user:pw@',
  'smtp://user:12#34',
  'smtp://a:99999',
  'smtp://a b',
])('takes “%s” for no mail server', (url) => {
  expect(parseSmtpUrl(url)).toBeUndefined();
});
