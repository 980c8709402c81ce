/** Environment variables of a form: `bus-request` has MAIL_TO_BUS_REQUEST and VITE_MAIL_BUS_REQUEST_TEMPLATE. */
export function settingNamesOf(formId: string): { mailTo: string; template: string } {
  const name = formId.toUpperCase().replaceAll('-', '_');
  return { mailTo: `MAIL_TO_${name}`, template: `VITE_MAIL_${name}_TEMPLATE` };
}

/** The form id of a variable `MAIL_TO_…`; `undefined` for other names. */
export function formOfMailTo(setting: string): string | undefined {
  return /^MAIL_TO_([A-Z0-9_]+)$/.exec(setting)?.[1]?.toLowerCase().replaceAll('_', '-');
}
