import { expect, it } from 'vitest';
import { refuseOpenOffice } from './refuse-open-office';

const officeOrigin = 'https://office.school.example';

it('refuses an office that is reachable from outside without an account, and says what to do', () => {
  expect(() => {
    refuseOpenOffice({ officeOrigin }, { isEmpty: () => true });
  }).toThrow(
    /^One setting needs correcting.*\n {2}OFFICE_ORIGIN · expected an account.*npm run office -- add-user NAME/,
  );
  refuseOpenOffice({ officeOrigin }, { isEmpty: () => false });
  refuseOpenOffice({ officeOrigin: undefined }, { isEmpty: () => true });
});
