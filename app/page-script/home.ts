/** Path of Home in the first language. A constant, because `href('/')` would add a function to every page. */
export const home = process.env.VITE_BASE_PATH || '/';
