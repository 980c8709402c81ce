/** Path of Home in the first language. A constant, and not `href('/')`, which would be a function more in every page. */
export const home = process.env.VITE_BASE_PATH || '/';
