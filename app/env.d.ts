/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_MAIL_ORIGIN?: string;
  readonly VITE_MAIL_SERVICE_ID?: string;
  readonly VITE_MAIL_PUBLIC_KEY?: string;
}

declare module 'virtual:forms' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module resolves no relative import
  type FormDefinition = import('../forms/form-definition').FormDefinition;

  /** The forms of content/forms/ by language and id; see pipeline/bundles/forms.ts. */
  const forms: Readonly<Record<string, Readonly<Record<string, FormDefinition | undefined>> | undefined>>;
  export default forms;
}

declare module '*?inline-script' {
  /** Code of the bundled and minified script; see pipeline/bundles/inline-script.ts. */
  const code: string;
  export default code;
}
