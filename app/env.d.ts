/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_MAIL_ORIGIN?: string;
  readonly VITE_MAIL_SERVICE_ID?: string;
  readonly VITE_MAIL_PUBLIC_KEY?: string;
}

declare module 'virtual:island-addresses' {
  /** Address of the script of each island by language and name; see tools/vite/islands.ts. */
  const addresses: Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;
  export default addresses;
}

declare module 'virtual:forms' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module resolves no relative import
  type FormDefinition = import('../forms/form-definition').FormDefinition;

  /** The forms of content/forms/ by language and id; see tools/vite/forms.ts. */
  const forms: Readonly<Record<string, Readonly<Record<string, FormDefinition | undefined>> | undefined>>;
  export default forms;
}

declare module '*?inline-script' {
  /** The bundled and minified script; see tools/vite/inline-script.ts. */
  const code: string;
  export default code;
}

/** The look of the school; see tools/vite/look.ts. */
declare module 'virtual:look' {
  /** The face for headings by language: the address of its own letters, and its rules; none where it is the phone’s own. */
  export const displayFonts: Readonly<Record<string, { file: string; rules: string } | undefined>>;
  /** Of the browser’s own bars. */
  export const themeColour: string;
}
