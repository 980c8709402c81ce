/**
 * Addresses that lead to another address, for good (301). The browser's router, our server and the redirect files
 * for static hosts are all made from this table. Any address that is neither here nor in `routes.ts` leads to Home.
 */
export const redirects = [
  { from: '/home', to: '/' },
  { from: '/enquiryForm', to: '/enquiry-form' },
  { from: '/about-infrastructure', to: '/about-infrastructure/academic-blog' },
  { from: '/about-infrastructure/facilities', to: '/about-infrastructure/facilities/science-lab' },
] as const;
