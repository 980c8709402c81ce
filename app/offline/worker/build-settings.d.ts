/** Replaced by the bundler: pipeline/pages/service-worker.ts. */
declare const process: { env: { DIGITS?: string; DIGITS_LANGUAGES?: string; VITE_BASE_PATH?: string } };
