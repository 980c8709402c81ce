/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_MAIL_ORIGIN?: string;
  readonly VITE_MAIL_SERVICE_ID?: string;
  readonly VITE_MAIL_PUBLIC_KEY?: string;
  readonly VITE_MAIL_ENQUIRY_TEMPLATE?: string;
  readonly VITE_MAIL_CAREER_TEMPLATE?: string;
}

declare module '*?inline-script' {
  /** The bundled and minified script; see tools/vite/inline-script.ts. */
  const code: string;
  export default code;
}
