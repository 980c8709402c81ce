import type { Examples } from '../examples';
import { Accordion } from './accordion';

export const examples = {
  'three panels': (
    <Accordion
      name="example"
      panels={['First', 'Second', 'Third'].map((title) => ({ title, content: <p>Text of the panel {title}.</p> }))}
    />
  ),
} satisfies Examples;
