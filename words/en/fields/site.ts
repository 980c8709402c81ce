export const siteFields = {
  settings: {
    admissionBanner: {
      label: 'Admission banner',
      help: 'The blinking banner on the home page. Leave it out while there is nothing to announce.',
    },
    disclosureLink: {
      label: 'Disclosure link',
      help: 'The link in the header of every screen, which floats on the home page, too.',
    },
    enquiryDialog: {
      label: 'Enquiry dialog',
      help: 'The form that opens on an arrival, and to which “Enquire” leads. Leave it out if there is none.',
    },
    carouselIntervalMs: {
      label: 'Carousel interval ms',
      help: 'How long a slide of the home page stays, in milliseconds (1000 is one second).',
    },
    keepsPagesOffline: {
      label: 'Keeps pages offline',
      help: 'Whether phones keep the screens that were visited, the fees, the contacts and the forms, to be read without a connection. false removes them from every phone again.',
    },
    securityContactUntil: {
      label: 'Security contact until',
      help: 'Until when the contacts for people who find a security problem are valid: /.well-known/security.txt shows this day. A day within the next year; check the contacts before you move it. Without it there is no such file.',
    },
    digits: {
      label: 'Digits',
      help: 'In which digits numbers, dates and telephones are shown in the languages whose script has its own: latin (2026) or, for example, devanagari (२०२६). Latin if you leave it out.',
      choices: { latin: 'Latin', devanagari: 'Devanagari' },
    },
    redirects: {
      label: 'Redirects',
      help: 'Other spellings of addresses, and addresses that no longer exist. Every other unknown address leads to Home.',
    },
  },
  admissionBanner: {
    text: { label: 'Text', help: 'Words of the blinking banner on the home page.' },
    to: { label: 'To', help: 'Where the banner leads.' },
  },
  disclosureLink: {
    text: { label: 'Text' },
    to: { label: 'To' },
  },
  enquiryDialog: {
    form: { label: 'Form', help: 'Name of the file in content/forms/ without .yaml.' },
    opens: {
      label: 'Opens',
      help: 'When it opens on its own: on every arrival and reload, once in a visit, or never.',
      choices: { 'every-load': 'Every load', 'once-a-visit': 'Once a visit', never: 'Never' },
    },
    greeting: { label: 'Greeting', help: 'One friendly sentence above the form. It can be left out.' },
  },
  redirect: {
    from: {
      label: 'From',
      help: 'The old address or the other spelling. /x, /x/, /x.html and /x/index.html are one address.',
    },
    to: { label: 'To', help: 'The screen to which it leads.' },
  },
  look: {
    palette: {
      label: 'Palette',
      help: 'The colours of the whole site, its drawings and PDFs: one of the palettes that come ready.',
      choices: {
        'earth-and-indigo': 'Earth and indigo',
        'teal-and-coral': 'Teal and coral',
        'leaf-and-marigold': 'Leaf and marigold',
      },
    },
    colours: {
      label: 'Colours',
      help: 'Colours of your own in place of those of the palette. Leave it out, or write only the ones that differ: their shades follow.',
    },
    displayFont: {
      label: 'Display font',
      help: 'The lettering of headings and figures. `system` is the phone’s own, which costs no bytes.',
      choices: { 'yatra-one': 'Yatra one', 'baloo-2': 'Baloo 2', 'rozha-one': 'Rozha one', system: 'System' },
    },
    world: {
      label: 'World',
      help: 'The style of all drawings and ornaments. `none` if the site shows only photos. Warli if you leave it out.',
      choices: { warli: 'Warli', geometry: 'Geometry', none: 'None' },
    },
    pictures: {
      label: 'Pictures',
      help: 'Which of the two is shown where a picture has a photo and a drawing.',
      choices: { photos: 'Photos', drawings: 'Drawings' },
    },
  },
  colours: {
    page: { label: 'Page', help: 'The page itself, and what is written and drawn on coloured walls. Very light.' },
    pageShade: {
      label: 'Page shade',
      help: 'The page a shade darker: boxes, and places where a picture is still to come.',
    },
    surface: { label: 'Surface', help: 'Cards, forms and the paper of PDFs. White, or nearly.' },
    text: { label: 'Text', help: 'Text, the header, the first row of tables, and drawings of night. Very dark.' },
    textQuiet: { label: 'Text quiet', help: 'Text that matters less: hints, notes, labels.' },
    wall: { label: 'Wall', help: 'The large fields on which pictures are drawn, borders, headings of PDFs. Dark.' },
    wallDark: { label: 'Wall dark', help: 'Headings, links and the footer. Darker than the wall.' },
    action: {
      label: 'Action',
      help: 'What calls: the banner, the main button, the halo of the focus. Bright, with dark text on it.',
    },
    actionHover: { label: 'Action hover', help: 'The main button under a pointer.' },
    success: { label: 'Success', help: 'What has succeeded, and a second colour on drawings on paper. Dark.' },
    error: { label: 'Error', help: 'What has failed. Dark red; people expect red.' },
    line: { label: 'Line', help: 'Thin lines between things.' },
    controlLine: { label: 'Control line', help: 'The frame of what one fills in or presses.' },
    printQuiet: { label: 'Print quiet', help: 'Small print of PDFs.' },
    printLine: { label: 'Print line', help: 'Lines in the tables of PDFs.' },
    wallPlaster: { label: 'Wall plaster', help: 'Drawings: brush marks on the wall, a shade off it.' },
    dusk: { label: 'Dusk', help: 'Drawings: a darker wall.' },
    duskPlaster: { label: 'Dusk plaster', help: 'Drawings: brush marks on the darker wall.' },
    nightPlaster: { label: 'Night plaster', help: 'Drawings: brush marks on the ground of the colour of text.' },
    grove: { label: 'Grove', help: 'Drawings: a wall of quite another colour. Dark.' },
    grovePlaster: { label: 'Grove plaster', help: 'Drawings: brush marks on that wall.' },
    light: { label: 'Light', help: 'Drawings: a second bright colour beside that of the action.' },
    glow: { label: 'Glow', help: 'Drawings: the second bright colour at night.' },
  },
  menu: {
    aboutUs: { label: 'About us', help: 'The screen to which the logo in the footer leads. Without it, to Home.' },
    header: {
      label: 'Header',
      help: 'The header menu. An entry has either `to:` (a link) or `items:` (a dropdown, at most three deep).',
    },
    footer: { label: 'Footer', help: 'Links in the footer, in their order.' },
  },
  menuEntry: {
    label: { label: 'Label' },
    to: { label: 'To', help: 'Address of a screen, for example /contact-us.' },
    items: { label: 'Items' },
  },
};
