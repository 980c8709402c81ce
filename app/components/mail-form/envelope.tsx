import { envelopeFields, type FormDefinition } from '../../../forms/form-definition';
import { useLanguage, useWords } from '../../language';
import { mailSettings } from '../../send/send-form';

/** What travels beside the answers: the provider’s three names, the identity of the submission, the language to call in, and the trap. */
export function Envelope({ form, idPrefix }: { form: FormDefinition; idPrefix: string }) {
  return (
    <>
      <Trap id={`${idPrefix}-${envelopeFields.trap}`} />
      <input type="hidden" name={envelopeFields.serviceId} value={mailSettings.serviceId} />
      <input type="hidden" name={envelopeFields.templateId} value={form.template} />
      <input type="hidden" name={envelopeFields.userId} value={mailSettings.publicKey} />
      {/* No `defaultValue`: React would write it over the identity at each new rendering. */}
      <input type="hidden" name={envelopeFields.submissionId} />
      <input type="hidden" name={envelopeFields.language} value={useLanguage()} />
    </>
  );
}

/** Catches robots that fill in everything they find. People never meet it, neither by eye nor by keyboard. */
function Trap({ id }: { id: string }) {
  const words = useWords();
  return (
    <div className="visually-hidden needs-styles" aria-hidden="true">
      <label htmlFor={id}>{words.form.leaveEmpty}</label>
      <input id={id} name={envelopeFields.trap} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
