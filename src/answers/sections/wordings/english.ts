import type { Wordings } from '../section-names.ts';

/** Headings of resumes in English. */
export const english: Wordings = {
  contact:
    'contact|contact me|contact information|contact details|contact info|get in touch|personal information|' +
    'personal details|personal info|personal data|details|social|social media|profiles|links|online profiles|on the web',
  summary:
    'summary|professional summary|career summary|executive summary|profile|professional profile|about|' +
    'about me|objective|career objective|personal statement|bio|biography|introduction|who i am|career profile|' +
    'personal profile|summary of qualifications|overview|my profile',
  work_experience:
    'experience|work experience|professional experience|employment|employment history|work history|work|' +
    'career history|career|relevant experience|professional background|positions held|internships|' +
    'internship experience|experiences|professional experiences|employment experience|job experience|' +
    'industry experience|research experience|teaching experience|clinical experience|additional experience|' +
    'other experience|relevant work experience|work and experience|appointments|academic appointments|' +
    'professional appointments|career experience|professional history|job history|practical experience',
  education:
    'education|academic background|education and training|educational background|academic history|' +
    'qualifications|academic qualifications|studies|education and qualifications|academic education|academics|' +
    'educational qualifications|educational history|schooling|training and education|degrees',
  skills:
    'skills|technical skills|key skills|core skills|professional skills|core competencies|competencies|' +
    'technologies|areas of expertise|expertise|skills and tools|tools|skill set|skillset|technical expertise|' +
    'skills and expertise|skills and competencies|key competencies|technical proficiencies|proficiencies|' +
    'soft skills|hard skills|computer skills|it skills|skills summary|skill highlights|specialties|specialities|' +
    'tools and technologies|technical knowledge|core strengths|strengths|clinical skills|software|programming',
  certifications:
    'certifications|certification|certificates|certificate|licenses|licences|licenses and certifications|' +
    'licences and certifications|certifications and licenses|certifications and licences|certificates and licenses|' +
    'professional certifications|credentials|licensure|licensure and certifications|registrations|' +
    'certifications and training|training and certifications|courses and certifications',
  projects:
    'projects|personal projects|selected projects|key projects|side projects|project experience|projects experience|' +
    'open source|open source projects|portfolio|academic projects|notable projects|featured projects|' +
    'project work|relevant projects|recent projects|open source contributions|selected works',
  other:
    'languages|language|language skills|interests|hobbies|hobbies and interests|interests and hobbies|references|' +
    'referees|awards|award|honors|honours|awards and honors|awards and honours|honors and awards|honours and awards|' +
    'achievements|accomplishments|publications|selected publications|volunteer|volunteering|volunteer experience|' +
    'volunteer work|voluntary work|community involvement|community service|activities|extracurricular activities|' +
    'extra curricular activities|courses|coursework|training|trainings|memberships|professional memberships|affiliations|' +
    'professional affiliations|patents|speaking|talks|presentations|conferences|grants|scholarships|' +
    'leadership|leadership experience|military service|service|teaching|research|research interests|personal interests|' +
    'recommendations|testimonials|additional information|miscellaneous|declaration|professional development|recognition|' +
    'recognition and awards|press|media|background',
};
