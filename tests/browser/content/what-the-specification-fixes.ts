/**
 * The facts of the specification, copied by hand, section by section, not from content or code, which are compared with them.
 */

/** All items of a list in order, or some of them in any order. */
export type Says = string | readonly (string | RegExp)[] | { atLeast: readonly RegExp[] };

export interface FactsOfContent {
  /**
   * Who decides these facts. `specification`: the content must have the same, or tests fail. `office`: the school may change them;
   * differences are only reported. Other tests check that screens show the content.
   */
  owner: 'specification' | 'office';
  why: string;
  /** Fact, as in `saidByContent` → value in the specification. */
  facts: Readonly<Record<string, Says>>;
}

interface Field {
  name: string;
  /** Set only if the specification gives it. */
  type?: string;
  required: boolean;
}

interface Form {
  fields: readonly Field[];
  /** List → values and labels of its options. */
  options: Readonly<Record<string, readonly (readonly [value: string, label: string])[]>>;
  hidden: Readonly<Record<string, string>>;
}

const required = (name: string, type?: string): Field => ({ name, ...(type && { type }), required: true });
const optional = (name: string, type?: string): Field => ({ name, ...(type && { type }), required: false });

const enquiryForm: Form = {
  fields: [
    required('full_name', 'text'),
    required('father_name', 'text'),
    required('mother_name', 'text'),
    required('std_dob', 'date'),
    required('mobile_number', 'tel'),
    optional('email_id', 'email'),
    required('prv_sch_name', 'text'),
    optional('address', 'textarea'),
    required('class_name', 'select-one'),
  ],
  options: {
    class_name: [
      ['', 'Select Class'],
      ['Playgroup', 'Playgroup'],
      ['Nursery', 'Nursery'],
      ['LKG', 'LKG'],
      ['UKG', 'UKG'],
      ['Grade1', 'Grade 1'],
      ['Grade2', 'Grade 2'],
      ['Grade3', 'Grade 3'],
      ['Grade4', 'Grade 4'],
      ['Grade5', 'Grade 5'],
      ['Grade6', 'Grade 6'],
      ['Grade7', 'Grade 7'],
      ['Grade8', 'Grade 8'],
      ['Grade9', 'Grade 9'],
    ],
  },
  hidden: { service_id: 'gmail', template_id: 'enquiry_form' },
};

const careerForm: Form = {
  fields: [
    required('applying_for'),
    required('from_name'),
    required('dob', 'date'),
    required('mobile_number'),
    optional('email_id'),
    required('current_address'),
    required('permanent_address'),
    required('nationality'),
    required('marital_Status'),
    required('cast_category'),
    required('highest_qualification'),
    optional('subject_specializations'),
    optional('currently_working_at'),
    optional('total_experiece'),
    optional('present_salary'),
    optional('expected_salary'),
    required('description'),
  ],
  options: {
    marital_Status: [
      ['', 'Select Status'],
      ['Divorced', 'Divorced'],
      ['Single', 'Single'],
      ['Married', 'Married'],
      ['Widowed', 'Widowed'],
    ],
  },
  hidden: { template_id: 'career_form' },
};

function labelsOf({ options }: Form, list: string): string[] {
  return (options[list] ?? []).flatMap(([value, label]) => (value ? [label] : []));
}

/** Facts in `content/`. */
export const factsOfContent: readonly FactsOfContent[] = [
  {
    owner: 'specification',
    why: 'The board, the state and the post know the school by them.',
    facts: {
      'CBSE affiliation number': '1131032',
      'PIN code': '431717',
      'Year of foundation': '2018',
    },
  },
  {
    owner: 'specification',
    why: 'How the site behaves.',
    facts: {
      'Milliseconds of a slide': '3000',
      'Number of slides': '10',
      'Floating link leads to': '/mandetory-public',
    },
  },
  {
    owner: 'office',
    why: 'The manual says how admission is closed, and how often the dialog opens.',
    facts: {
      'Enquiry dialog opens': 'every-load',
      'Blinking banner leads to': '/enquiry-form',
    },
  },
  {
    owner: 'office',
    why: 'The manual invites to ask more. That nothing is missing of what the specification asks, `factsOfCode` holds.',
    facts: {
      'Questions of the enquiry form': enquiryForm.fields.map(({ name }) => name),
      'Classes in the enquiry form': labelsOf(enquiryForm, 'class_name'),
      'Questions of the career form': careerForm.fields.map(({ name }) => name),
      'Marital status in the career form': labelsOf(careerForm, 'marital_Status'),
    },
  },
  {
    owner: 'office',
    why: 'Figures of the school as it is now.',
    facts: {
      Students: '1,050+',
      Campus: '8 acres',
      'Copyright year': '2019',
      Version: 'Version 1.1',
      'Number of telephone numbers': '3',
      'E-mail addresses of': ['Admin', 'Principal', 'Front desk executive'],
    },
  },
  {
    owner: 'office',
    why: 'Fees, ages and seats of a year.',
    facts: {
      Classes: Array.from({ length: 10 }, (_, index) => `Grade ${index + 1}`),
      Fees: ['Yearly fee, yearly'],
      'Yearly fee of Grade 1': '₹ 31,800',
      'Yearly fee of Grade 2': '₹ 31,800',
      'Yearly fee of Grade 3': '₹ 34,400',
      'Yearly fee of Grade 4': '₹ 34,400',
      'Yearly fee of Grade 5': '₹ 38,400',
      'Yearly fee of Grade 6': '₹ 38,400',
      'Yearly fee of Grade 7': '₹ 44,700',
      'Yearly fee of Grade 8': '₹ 44,700',
      'Yearly fee of Grade 9': '₹ 49,600',
      'Yearly fee of Grade 10': '₹ 49,600',
      'Age in Grade 1': '6 to 7.5 years',
      'Age in Grade 2': '7 to 8.5 years',
      'Age in Grade 3': '8 to 9.5 years',
      'Age in Grade 4': '9 to 10.5 years',
      'Age in Grade 5': '10 to 11.5 years',
      'Age in Grade 6': '11 to 12.5 years',
      'Age in Grade 7': '12 to 13.5 years',
      'Age in Grade 8': '13 to 14.5 years',
      'Age in Grade 9': '14 to 15.5 years',
      'Age in Grade 10': '15 to 16.5 years',
      'Seats in Grade 1': '80',
      'Seats in Grade 2': '80',
      'Seats in Grade 3': '80',
      'Seats in Grade 4': '80',
      'Seats in Grade 5': '80',
      'Seats in Grade 6': '80',
      'Seats in Grade 7': '80',
      'Seats in Grade 8': '80',
      'Seats in Grade 9': '80',
      'Seats in Grade 10': '80',
    },
  },
  {
    owner: 'office',
    why: 'Dates of a session.',
    facts: {
      'Session of the common holidays': '2019-2020',
      Vacations: ['Diwali', 'Christmas', 'Session Break', 'Summer Vacation'],
      'Number of gazetted holidays': '25',
      'Session of the examination cycle': '2019-20',
    },
  },
  {
    owner: 'office',
    why: 'People come and go.',
    facts: {
      'Number of staff': '35',
      'Posts of the staff': {
        atLeast: [
          /vice principal/i,
          /headmistress.*pre-primary/i,
          /math/i,
          /hindi/i,
          /english/i,
          /marathi/i,
          /^(?!.*social).*science/i,
          /social science/i,
          /computer/i,
          /music/i,
          /art and craft/i,
          /sports/i,
          /PPRT/,
          /accountant/i,
          /librarian/i,
          /clerk/i,
          /admin officer/i,
          /front desk executive/i,
          /peon/i,
          /supervisor/i,
          /store keeper/i,
        ],
      },
      Committees: [
        /^Parent Teacher Association/,
        /^School Management Committee/,
        /^Boys Welfare/,
        /^POCSO/,
        /^Cleanliness & Hygiene/,
        /^Women Welfare/,
        /^Girls Welfare/,
        /^School Transport/,
        /^Internal Complaints/,
        /^Disaster Management/,
        /^Corporal Punishment Monitoring Cell/,
        /^Grievances Redressal/,
        /prior/,
      ],
      'Members of the Parent Teacher Association Committee': '19',
      'Members of the School Management Committee': '9',
      'Members of the Boys Welfare Committee': '15',
      'Members of the POCSO Committee': '9',
      'Designations in the Parent Teacher Association Committee': {
        atLeast: [/^Chairman$/, /^Vice-Chairman$/, /^Secretary$/, /^Member/],
      },
      'Designations in the School Management Committee': {
        atLeast: [/^President$/, /^School Manager$/, /^Principal\/Secretary$/, /parent/i],
      },
      'Designations in the Boys Welfare Committee': {
        atLeast: [/^Head Boy$/, /^Deputy Head Boy$/, /student/i, /teacher/i, /counsellor/i],
      },
      'Designations in the POCSO Committee': { atLeast: [/^Presiding Officer$/, /^Member/] },
      'Columns of the POCSO Committee': ['Sr. No.', 'Name', 'Designation', 'Category'],
      'Columns of the School Transport Committee': ['Sr. No.', 'Name', 'Designation', 'Category', 'Role', 'Mobile No.'],
    },
  },
  {
    owner: 'office',
    why: 'Pictures are added and taken away.',
    facts: {
      Albums: [
        'Glimpses of Academic Year 2018-19: 52 Photos',
        'Glimpses of Academic Year 2019-20: 65 Photos',
        'Sports Day: 35 Photos',
        'Hindi Diwas: 2 Photos',
        'Science Exhibition: 3 Photos',
        'Ashadhi: 6 Photos',
        'Parents Teacher Meeting: 3 Photos',
      ],
      'Photos inside Science Exhibition': '16',
      Galleries: [
        'Academic Blog Image 1 to 24',
        'Classroom Image 1 to 6',
        'Science Lab Image 1 to 12',
        'Computer Lab Image 1 to 2',
        'Maths Lab Image 1 to 7',
        'Library Image 1 to 8',
        'Music Room Image 1 to 4',
        'Dance Room Image 1 to 2',
        'Transportation Image 1 to 3',
        'Sports Image 1 to 4',
      ],
    },
  },
  {
    owner: 'office',
    why: 'Documents and disclosures follow what the board asks for.',
    facts: {
      'Session of School curriculum': 'Session 2023-24',
      'Documents of School curriculum': [
        'Academic Session',
        'Fees Details',
        'School Circular',
        'No Home Work Policy',
        'Annual Academic Calendar',
      ],
      'Columns of School curriculum': ['Document Name', 'Open link'],
      'Sections of the disclosure': {
        atLeast: [
          /^A General Information$/,
          /^B Documents & Information$/,
          /^C Result and Academics$/,
          /^D School Infrastructure$/,
        ],
      },
      'Rows of General Information': [
        /name of the school/i,
        /CBSE affiliation number/i,
        /school code/i,
        /state affiliation/i,
        /address.*PIN/i,
        /principal.*qualification/i,
        /mail id/i,
        /contact numbers/i,
      ],
      'Rows of Documents & Information': [
        /affiliation letter/i,
        /trust certificate/i,
        /NOC/,
        /RTE recognition certificate/i,
        /building safety certificate/i,
        /fire safety certificate/i,
        /DEO certificate/i,
        /water and health certificate/i,
        /land certificate/i,
      ],
      'Rows of Result and Academics': [
        /fee structure/i,
        /annual academic calendar/i,
        /school management committee/i,
        /parents-teachers association/i,
        /last year board result/i,
      ],
      'Rows of School Infrastructure': [
        /campus area/i,
        /classroom size/i,
        /laboratory size/i,
        /internet/i,
        /girls' toilets/i,
        /boys' toilets/i,
        /video/i,
      ],
      Toilets: ['Not available', 'Not available'],
    },
  },
  {
    owner: 'office',
    why: 'The school’s own words, rules and menus.',
    facts: {
      'Screens besides those of the route table': [],
      'Header menu': [
        'Home',
        'About',
        'About › About The School',
        'About › About the Infrastructure',
        'About › About the Infrastructure › Academic Blog',
        'About › About the Infrastructure › Class Room',
        'About › About the Infrastructure › Facility',
        'About › About the Infrastructure › Facility › Science Lab',
        'About › About the Infrastructure › Facility › Computer Lab',
        "About › About the Infrastructure › Facility › Math's Lab",
        'About › About the Infrastructure › Facility › Library',
        'About › About the Infrastructure › Facility › Music Room',
        'About › About the Infrastructure › Facility › Dance Room',
        'About › About the Infrastructure › Facility › Transportation',
        'About › Sports',
        'About › Our Mission',
        'About › Our Vision',
        'About › Goals for SPLS Student',
        "About › Chairman's Desk",
        "About › Principal's Desk",
        'Classes',
        'Admission',
        'Admission › Why Choose SPLS',
        'Admission › Admission Procedure',
        'Admission › Between Us Portal',
        'Admission › Committee',
        'Admission › School Curriculum & Data',
        'Teacher',
        'Gallery',
        'Enquiry Form',
        'Career',
        'Contact Us',
      ],
      'Footer links': [
        'Home',
        'Our Vision',
        "Chairman's Desk",
        'Between Us Portal',
        'Gallery',
        'Our Mission',
        'Goals for Student',
        "Principal's Desk",
        'Admission Procedure',
        'Teacher',
        'Contact Us',
      ],
      'Floating link': 'Mandatory Public Disclosure',
      'Facilities on Home': [
        'School Infrastructure',
        'Books & Library',
        'Experienced Staff',
        'Sports Lab',
        'Science lab',
        'Math lab',
        'Language Lab',
        'Music Lab',
      ],
      'Accordion on Home': ['Our Values', 'Our Mission', 'Our Vision'],
      Values: ['Innovative', 'Open', 'Committed', 'Long-Term'],
      Programmes: [
        'Symphonics',
        'Math Gym',
        'Spell the Beans',
        'Art and Craft',
        'Life Skill',
        'Brain Gym',
        'Remedial Learning',
      ],
      'Steps of admission': [
        'Enquiry at the reception',
        'Purchase of registration form',
        'Formal information of entrance procedure',
        'Entrance test / assessment and evaluation',
        'Parents interface and admission offer',
        'Deposition of documents',
        'Submission of fees',
        'Collection of the school kit',
        'Allotment of section and house',
        'Welcome',
      ],
      'Items of Admission rules': [
        'Documents (birth certificate, transfer certificate, previous class mark sheet) go to the fee counter within 15 days of admission, or the provisional admission is cancelled.',
        'Class I accepts a date-of-birth certificate from civic bodies, government hospitals or reputed private hospitals in place of the transfer certificate.',
        'No date-of-birth change is entertained unless a countersigned transfer certificate is supplied.',
        "Class change after registration needs the principal's permission.",
        'Mid-session new admission pays fees for 6 months; the same applies to transport.',
      ],
      'Items of Withdrawal rules': [
        'All dues (fee, library, NCC, scouts and guides, sports, board exam) must be cleared before a transfer certificate.',
        'A countersigned transfer certificate is issued 6 days after application; an uncountersigned one after 3 days.',
        'A duplicate or triplicate transfer certificate needs an affidavit and a newspaper cutting; none is issued after the triplicate.',
      ],
      'Rules on Admission Procedure': ['Admission rules', 'Withdrawal rules'],
      'Rules on Between Us Portal': [
        'Admission rules',
        'Withdrawal rules',
        'Safety rules for younger children',
        'Safety rules for older children',
      ],
      'Links of Between Us Portal': '2',
      'Help of Between Us Portal': {
        atLeast: [
          /updating parent and emergency information/,
          /viewing academic resources/,
          /receiving circulars and announcements/,
          /messaging the school or the teachers/,
          /attendance information/,
        ],
      },
    },
  },
];

/** Facts in the code and in `content/forms/`. A difference fails. */
export const factsOfCode = {
  routes: [
    '/',
    '/about-the-school',
    '/our-mission',
    '/our-vision',
    '/student-goals',
    '/chairmans-desk',
    '/principals-desk',
    '/classes',
    '/why-us',
    '/academic-session',
    '/admission-procedure',
    '/between-us-portal',
    '/teachers',
    '/gallery',
    '/career',
    '/contact-us',
    '/enquiry-form',
    '/committee',
    '/school-curriculum',
    '/mandetory-public',
    '/about-infrastructure/academic-blog',
    '/about-infrastructure/classroom',
    '/about-infrastructure/facilities/science-lab',
    '/about-infrastructure/facilities/computer-lab',
    '/about-infrastructure/facilities/maths-lab',
    '/about-infrastructure/facilities/library',
    '/about-infrastructure/facilities/music-room',
    '/about-infrastructure/facilities/dance-room',
    '/about-infrastructure/facilities/transportation',
    '/about-infrastructure/sports',
  ],
  redirects: [
    { from: '/home', to: '/' },
    { from: '/enquiryForm', to: '/enquiry-form' },
    { from: '/about-infrastructure', to: '/about-infrastructure/academic-blog' },
    { from: '/about-infrastructure/facilities', to: '/about-infrastructure/facilities/science-lab' },
  ],
  enquiryForm,
  careerForm,
  formButtons: ['Send', 'Close'],
  enquiryDialogId: 'enquiryModal',
  successDialogId: 'enquirySuccessModal',
  successSentence: 'Your enquiry is sent successfuly. Our executive we be get in touch with you soon. Thank you..!!',
  classes: { heading: 'Our classes', button: 'APPLY NOW', leadsTo: '/enquiry-form' },
  map: { width: 600, height: 450 },
  galleryThumbnail: { width: 250, height: 180 },
  galleryGap: 15,
  albumThumbnailHeight: 170,
  columns: {
    commonHolidays: ['Vacation', 'From', 'School reopens for students', 'School reopens for teachers'],
    gazettedHolidays: ['Date', 'Day', 'Event'],
    examinationCycle: [/III to V$/, /VI to VIII/, 'Dates', 'Open house'],
    committee: ['Sr. No.', 'Name', 'Designation'],
  },
} as const;
