import { join } from 'node:path';
import { choiceField } from '../../../forms/choice-field';
import { serverContentIn, smallSchool } from '../../../model/testing/edited-content';
import { Accounts } from '../../../server/office/accounts/accounts';
import { SpoolDatabase } from '../../../server/relay/spool/database';
import { toSubmission } from '../../../server/relay/submission';
import { fill } from './fill';

export const user = { name: 'Bench', password: 'mango-tree-42' };
/** The name that most families have, for the slowest search. */
export const commonName = 'Patil';

const minuteMs = 60_000;
const firstNames = ['Asha', 'Ravi', 'Meera', 'Sunil', 'Kavita', 'Imran', 'Deepa', 'Ganesh', 'Fatima', 'Joseph'];
const lastNames = [commonName, commonName, 'Deshmukh', 'Kulkarni', 'Shaikh', 'Jadhav', 'More'];
const form = serverContentIn(smallSchool).forms.find(({ id }) => id === 'enquiry')!;
const classes = choiceField(form)?.options.map(({ value }) => value) ?? [];

/** Creates a data folder with an account and half a year of enquiries, on which the office has worked. */
export async function fillOffice(dataDir: string, count: number): Promise<void> {
  await fill(dataDir, count, (index) => sampleEnquiry(index, (index * 182 * 24 * 60 * minuteMs) / count));
  const database = new SpoolDatabase(join(dataDir, 'spool.db'));
  const now = Date.now();
  await database.commit(() => {
    // Delivered today, so that nothing is mailed or erased during the measurement.
    database.change(`UPDATE submission SET state = 'delivered', settledAt = ?`, now);
    database.change(
      `UPDATE followUp SET firstCallAt = receivedAt + 86400000, owner = CASE receivedAt % 3 WHEN 0 THEN ? ELSE '' END,
       stage = CASE receivedAt % 3 WHEN 0 THEN 'called' ELSE 'not-coming' END,
       callOn = CASE receivedAt % 4 WHEN 0 THEN date('now', (receivedAt % 60 - 20) || ' days') ELSE callOn END
       WHERE receivedAt < ?`,
      user.name,
      now - 24 * 60 * minuteMs,
    );
    database.change(
      `INSERT INTO followUpEvent (name, at, who, kind, was, becomes)
       SELECT name, receivedAt, ?, 'note', '', 'Wants the bus from the old market' FROM followUp`,
      user.name,
    );
  });
  database.close();
  const accounts = new Accounts(dataDir);
  await accounts.add({ ...user, role: 'principal' });
  accounts.close();
}

function sampleEnquiry(index: number, agoMs: number) {
  const values = {
    full_name: `${firstNames[index % 10]} ${lastNames[index % 7]}`,
    father_name: `${firstNames[(index + 3) % 10]} ${lastNames[index % 7]}`,
    mother_name: `${firstNames[(index + 6) % 10]} ${lastNames[index % 7]}`,
    std_dob: '2022-06-01',
    mobile_number: String(9_000_000_000 + index),
    class_name: classes[index % classes.length] ?? '',
    address: 'Station Road, behind the post office, '.repeat(5),
    submission_id: `bench-${index}`,
  };
  const fields = Object.entries(values).map(([name, value]) => ({ name, value }));
  return toSubmission(form, fields, values, new Date(Date.now() - agoMs), 'mr');
}
