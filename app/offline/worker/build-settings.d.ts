/** Build settings whose values the bundler inserts (pipeline/pages/service-worker.ts). */
declare const process: { env: { DIGITS?: string; DIGITS_LANGUAGES?: string; VITE_BASE_PATH?: string } };
