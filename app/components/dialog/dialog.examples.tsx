import { Button } from '../button/button';
import type { Examples } from '../examples';
import { Dialog } from './dialog';

/**
 * Attributes of a button that opens a dialog without JavaScript. React has no types for them yet:
 * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
const opens = (id: string) => ({ commandfor: id, command: 'show-modal' });

// A dialog that is open at first would cover the other examples.
export const examples = {
  text: (
    <>
      <Button {...opens('text-dialog')}>Open the text</Button>
      <Dialog id="text-dialog" title="Text">
        <p>What was asked for.</p>
      </Dialog>
    </>
  ),
  wide: (
    <>
      <Button {...opens('wide-dialog')}>Open the wide one</Button>
      <Dialog id="wide-dialog" title="Wide" size="wide">
        <p>Room for pictures.</p>
      </Dialog>
    </>
  ),
} satisfies Examples;
