import { serverWordsIn } from '../../words/words';
import { useLanguage } from '../../app/language';
import { OfficePage } from '../layout/office-page';
import type { MessageView } from '../views';

export function Message({ view: { message } }: { view: MessageView }) {
  const { title, text } = serverWordsIn[useLanguage()].officeMessages[message];
  return (
    <OfficePage title={title}>
      <p>{text}</p>
    </OfficePage>
  );
}
