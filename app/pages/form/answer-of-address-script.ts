import { takeAnswerOfAddress } from '../../answer-of-address';

// Stands in the page right behind the form, before the script of every page puts back what was typed there.
takeAnswerOfAddress();
