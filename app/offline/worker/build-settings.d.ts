/** The bundler puts what it knows in the place of this: pipeline/pages/service-worker.ts. */
declare const process: { env: { DIGITS?: string; DIGITS_LANGUAGES?: string; VITE_BASE_PATH?: string } };
