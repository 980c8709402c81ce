import type { ComponentType } from 'react';
import { Message } from './message/message';
import { RecordPage } from './record/record-page';
import { TodayPage } from './today/today-page';
import type { OfficeView } from './views';

type ViewOfKind<Kind extends OfficeView['kind']> = Extract<OfficeView, { kind: Kind }>;

export type OfficeComponents = { readonly [Kind in OfficeView['kind']]?: ComponentType<{ view: ViewOfKind<Kind> }> };

/** The component of each kind of view. */
export const officeViews: OfficeComponents = {
  today: TodayPage,
  record: RecordPage,
  message: Message,
};
