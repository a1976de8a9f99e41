import type { Wordings } from '../section-names.ts';

/** Headings of resumes in Spanish. */
export const spanish: Wordings = {
  contact:
    'Contacto|Datos de contacto|Información de contacto|Datos personales|Información personal|Mis datos|' +
    'Contáctame|Contactar|Dirección|Redes sociales|Redes|Perfiles|Enlaces|Datos generales',
  summary:
    'Perfil|Mi perfil|Perfil profesional|Perfil personal|Perfil laboral|Sobre mí|Acerca de mí|Acerca de|' +
    'Quién soy|Resumen|Resumen profesional|Resumen ejecutivo|Resumen de perfil|Resumen laboral|Extracto|' +
    'Extracto profesional|Objetivo|Objetivos|Objetivo profesional|Objetivo laboral|Objetivos profesionales|' +
    'Presentación|Introducción|Biografía|Síntesis profesional',
  work_experience:
    'Experiencia|Experiencias|Experiencia profesional|Experiencias profesionales|Experiencia laboral|' +
    'Experiencias laborales|Experiencia de trabajo|Experiencia en el trabajo|Trayectoria|' +
    'Trayectoria profesional|Trayectoria laboral|Historial laboral|Historial profesional|Historia laboral|' +
    'Antecedentes laborales|Antecedentes profesionales|Carrera profesional|Empleo|Empleos|Trabajo|Trabajos|' +
    'Trabajos realizados|Vida laboral|Actividad profesional|Desempeño laboral|Prácticas|' +
    'Prácticas profesionales|Prácticas laborales|Pasantías|Becas y prácticas|Experiencia relevante|' +
    'Cargos desempeñados|Puestos desempeñados',
  education:
    'Educación|Formación|Formación académica|Educación académica|Formación profesional|Formación reglada|' +
    'Estudios|Estudios realizados|Estudios académicos|Estudios universitarios|Formación universitaria|' +
    'Titulación|Titulaciones|Títulos|Títulos académicos|Títulos obtenidos|Historial académico|' +
    'Historia académica|Antecedentes académicos|Trayectoria académica|Preparación académica|Escolaridad|' +
    'Nivel de estudios|Datos académicos|Educación formal|Información académica|Grados académicos',
  skills:
    'Habilidades|Mis habilidades|Habilidades técnicas|Habilidades profesionales|Habilidades personales|' +
    'Habilidades sociales|Habilidades blandas|Habilidades clave|Habilidades informáticas|Habilidades digitales|' +
    'Competencias|Competencias clave|Competencias técnicas|Competencias profesionales|Competencias digitales|' +
    'Competencias personales|Competencias informáticas|Conocimientos|Conocimientos técnicos|' +
    'Conocimientos informáticos|Conocimientos profesionales|Informática|Ofimática|Aptitudes|Capacidades|' +
    'Destrezas|Fortalezas|Cualidades|Puntos fuertes|Especialidades|Áreas de especialización|' +
    'Áreas de experiencia|Áreas de conocimiento|Herramientas|Herramientas informáticas|Programas|Software|' +
    'Tecnologías|Skills|Cualificaciones',
  certifications:
    'Certificaciones|Certificación|Certificados|Certificado|Certificados profesionales|' +
    'Certificaciones profesionales|Licencias|Licencias y certificaciones|Certificaciones y licencias|Cursos|' +
    'Cursos realizados|Cursos y certificados|Cursos y certificaciones|Cursos y talleres|Cursos y seminarios|' +
    'Cursos complementarios|Formación complementaria|Formación adicional|Formación continua|' +
    'Formación no reglada|Otros cursos|Otra formación|Seminarios|Talleres|Diplomados|Capacitación|' +
    'Capacitaciones|Acreditaciones|Diplomas|Diplomas y certificados',
  projects:
    'Proyectos|Proyectos personales|Proyectos profesionales|Proyectos académicos|Proyectos destacados|' +
    'Proyectos realizados|Proyectos relevantes|Mis proyectos|Portafolio|Portfolio|Proyectos de código abierto',
  other:
    'Idiomas|Idioma|Lenguas|Lenguajes|Conocimiento de idiomas|Conocimientos de idiomas|' +
    'Competencias lingüísticas|Intereses|Intereses personales|Aficiones|Hobbies|Pasatiempos|' +
    'Aficiones e intereses|Ocio|Voluntariado|Voluntariados|Experiencia de voluntariado|Trabajo voluntario|' +
    'Actividades extracurriculares|Premios|Reconocimientos|Premios y reconocimientos|Distinciones|Honores|' +
    'Becas|Publicaciones|Conferencias|Ponencias|Congresos|Patentes|Referencias|Referencias personales|' +
    'Referencias laborales|Recomendaciones|Afiliaciones|Membresías|Asociaciones|Otros|Otros datos|' +
    'Otros datos de interés|Datos de interés|Datos adicionales|Información adicional|' +
    'Información complementaria|Varios|Otra información|Carnet de conducir|Permiso de conducir|' +
    'Licencia de conducir|Investigación|Docencia|Disponibilidad|Estancias en el extranjero|Logros y premios|' +
    'Premios y logros',
};
