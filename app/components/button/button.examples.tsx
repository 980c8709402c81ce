import type { Examples } from '../examples';
import { Button, ButtonLink } from './button';

export const examples = {
  action: <Button>Continue</Button>,
  quiet: <Button variant="quiet">Continue</Button>,
  submit: <Button type="submit">Continue</Button>,
  'waits for an answer': <Button aria-disabled>Continue</Button>,
  link: <ButtonLink href="#content">Continue</ButtonLink>,
  'quiet link': (
    <ButtonLink variant="quiet" href="#content">
      Continue
    </ButtonLink>
  ),
} satisfies Examples;
