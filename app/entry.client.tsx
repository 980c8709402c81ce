/*
 * React Router asks for this file. Nothing of its client reaches the phone: pages are HTML, and what lives in them are
 * islands (`islands/`).
 */
export {};
