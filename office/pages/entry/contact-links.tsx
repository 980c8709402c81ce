import { ButtonLink } from '../../../app/components/button/button';
import { useWords } from '../../../app/language';
import { phoneKey, telephoneLink, toInternationalNumber, whatsappLink } from '../../../forms/phone-number';
import { officeWordsIn } from '../../../words/words';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { Typed } from '../layout/typed';
import type { Entry } from '../views';
import ui from '../layout/ui.module.css';

interface ContactLinksProps extends Pick<Entry, 'phone' | 'callIn'> {
  /** How the link that calls looks. */
  variant?: 'action' | 'quiet';
}

/** Links that call, and that open WhatsApp with a first sentence in the language of the family. */
export function ContactLinks({ phone, callIn, variant = 'action' }: ContactLinksProps) {
  const { school, language } = useFrame();
  const { entry } = useOfficeWords();
  const { opensInNewTab } = useWords();
  const international = toInternationalNumber(phone ?? '');
  if (!phone || !(international ?? phoneKey(phone))) return <p className={ui.quiet}>{entry.noPhone}</p>;
  return (
    <div className={ui.buttons}>
      <ButtonLink variant={variant} to={telephoneLink(international ?? phone)}>
        <span>
          {entry.call} <Typed text={phone} />
        </span>
      </ButtonLink>
      {international && (
        <ButtonLink
          variant="quiet"
          to={whatsappLink(international, officeWordsIn[callIn ?? language].entry.whatsappGreeting(school))}
          target="_blank"
          rel="noreferrer"
        >
          {entry.whatsapp}
          <span className="visually-hidden"> ({opensInNewTab})</span>
        </ButtonLink>
      )}
    </div>
  );
}
