import type { Examples } from '../examples';
import { Button, ButtonLink } from './button';

export const examples = {
  action: <Button>Continue</Button>,
  quiet: <Button variant="quiet">Continue</Button>,
  submit: <Button type="submit">Continue</Button>,
  'waits for an answer': <Button aria-disabled>Continue</Button>,
  link: <ButtonLink to="#content">Continue</ButtonLink>,
  'quiet link': (
    <ButtonLink variant="quiet" to="#content">
      Continue
    </ButtonLink>
  ),
} satisfies Examples;
