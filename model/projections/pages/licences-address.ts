/** The licences of third-party code and fonts. */
export const LICENCES_ADDRESS = '/licences.txt';
