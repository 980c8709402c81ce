import type { ComponentType } from 'react';
import { AccountPage } from './accounts/account-page';
import { AccountsPage } from './accounts/accounts-page';
import { CorrectPage } from './correct/correct-page';
import { FiguresPage } from './figures/figures-page';
import { ListPage } from './list/list-page';
import { MailPage } from './mail/mail-page';
import { MessagePage } from './message/message-page';
import { ErasedPage } from './person/erased-page';
import { PersonPage } from './person/person-page';
import { RecordPage } from './record/record-page';
import { SheetPage } from './sheet/sheet-page';
import { PasswordPage } from './sign-in/password-page';
import { SignInPage } from './sign-in/sign-in-page';
import { TodayPage } from './today/today-page';
import type { OfficeView } from './views';
import { DraftPage } from './website/draft/draft-page';
import { NewEntryPage } from './website/entry/new-entry-page';
import { UsedEntryPage } from './website/entry/used-entry-page';
import { FieldPage } from './website/field/field-page';
import { FieldsPage } from './website/fields/fields-page';
import { HomePage } from './website/home/home-page';
import { HostPage } from './website/host/host-page';
import { PublicationPage } from './website/publication/publication-page';

type ViewOfKind<Kind extends OfficeView['kind']> = Extract<OfficeView, { kind: Kind }>;

type OfficeComponents = { readonly [Kind in OfficeView['kind']]: ComponentType<{ view: ViewOfKind<Kind> }> };

/** The component of each kind of view. */
export const officeViews: OfficeComponents = {
  today: TodayPage,
  list: ListPage,
  record: RecordPage,
  mail: MailPage,
  sheet: SheetPage,
  figures: FiguresPage,
  person: PersonPage,
  erased: ErasedPage,
  correct: CorrectPage,
  'sign-in': SignInPage,
  password: PasswordPage,
  accounts: AccountsPage,
  account: AccountPage,
  message: MessagePage,
  website: HomePage,
  fields: FieldsPage,
  field: FieldPage,
  'new-entry': NewEntryPage,
  'used-entry': UsedEntryPage,
  draft: DraftPage,
  publication: PublicationPage,
  host: HostPage,
};
