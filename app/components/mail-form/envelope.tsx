import { envelopeFields, type FormDefinition } from '../../../forms/form-definition';
import { useLanguage, useWords } from '../../language';
import { mailSettings } from '../../send/send-form';

/** Hidden fields: three that mail providers need, the submission id, the language, and the honeypot. */
export function Envelope({ form, idPrefix }: { form: FormDefinition; idPrefix: string }) {
  return (
    <>
      <Trap id={`${idPrefix}-${envelopeFields.trap}`} />
      <input type="hidden" name={envelopeFields.serviceId} value={mailSettings.serviceId} />
      <input type="hidden" name={envelopeFields.templateId} value={form.template} />
      <input type="hidden" name={envelopeFields.userId} value={mailSettings.publicKey} />
      {/* No `defaultValue`: React would overwrite the id when it re-renders. */}
      <input type="hidden" name={envelopeFields.submissionId} />
      <input type="hidden" name={envelopeFields.language} value={useLanguage()} />
    </>
  );
}

/** The honeypot, hidden from people and from their keyboards. Robots fill it in. */
function Trap({ id }: { id: string }) {
  const words = useWords();
  return (
    <div className="visually-hidden needs-styles" aria-hidden="true">
      <label htmlFor={id}>{words.form.leaveEmpty}</label>
      <input id={id} name={envelopeFields.trap} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
