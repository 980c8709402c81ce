/** Where visitors find the licences of what others have made and the site brings along. */
export const LICENCES_ADDRESS = '/licences.txt';
