import type { Examples } from '../examples';
import { Table } from './table';

export const examples = {
  'a telephone number': (
    <Table
      caption="Telephones"
      columns={['Place', 'Number']}
      rows={[
        ['Office', '+91 00000 00001'],
        ['Gate', '+91 00000 00002'],
      ]}
    />
  ),
  numbered: (
    <Table
      caption="Numbered"
      columns={['Sr. No', 'Name', 'Mobile No.']}
      rows={[['1', 'First name', '+91 00000 00001']]}
      rowHeader={1}
      isNumbered
    />
  ),
} satisfies Examples;
