import { TelephoneItems } from '../../components/telephones/telephone-items';
import { addressLine } from '../../../model/concepts/school';
import { hoursOfShift } from '../../../model/projections/dates/school-hours';
import { useWords } from '../../language';
import { useSite } from '../../shell/site';
import styles from './contact-block.module.css';
import { whatsappLink } from '../../../forms/phone-number';

export function ContactBlock() {
  const words = useWords();
  const { school, language } = useSite();
  return (
    <section className={styles.block} aria-labelledby="reach-us">
      <h2 id="reach-us">{words.contact.title}</h2>
      <div>
        <h3>{words.contact.address}</h3>
        <address>
          {school.name}
          <br />
          {addressLine(school)}
        </address>
      </div>
      {(school.phones.length > 0 || school.whatsapp) && (
        <div>
          <h3>{words.contact.phones}</h3>
          <ul>
            <TelephoneItems phones={school.phones} />
            {school.whatsapp && (
              <li>
                {words.contact.whatsapp}:{' '}
                <a href={whatsappLink(school.whatsapp, words.actions.whatsappText)} target="_blank" rel="noreferrer">
                  {school.whatsapp}
                  <span className="visually-hidden"> ({words.opensInNewTab})</span>
                </a>
              </li>
            )}
          </ul>
        </div>
      )}
      {school.shifts && (
        <div>
          <h3>{words.contact.hours}</h3>
          <ul>
            {school.shifts.map((shift) => (
              <li key={shift.label + shift.days}>
                {shift.label}: {hoursOfShift(shift, language)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {school.emails.length > 0 && (
        <div>
          <h3>{words.contact.emails}</h3>
          <ul>
            {school.emails.map(({ label, address }) => (
              <li key={address}>
                {label}: <a href={`mailto:${address}`}>{address}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
