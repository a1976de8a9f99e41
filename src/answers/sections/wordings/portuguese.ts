import type { Wordings } from '../section-names.ts';

/** Headings of resumes in Portuguese. */
export const portuguese: Wordings = {
  contact:
    'Contato|Contatos|Contacto|Contactos|Dados pessoais|Dados de contato|Dados de contacto|' +
    'Informações pessoais|Informações de contato|Informação pessoal|Informação de contacto|' +
    'Informações de contacto|Identificação|Endereço|Morada|Redes sociais|Perfis|Ligações|Links|Fale comigo',
  summary:
    'Perfil|Perfil profissional|Perfil pessoal|Meu perfil|Sobre|Sobre mim|Quem sou|Quem sou eu|Resumo|' +
    'Resumo profissional|Resumo executivo|Resumo de qualificações|Resumo das qualificações|Síntese|' +
    'Síntese profissional|Objetivo|Objetivos|Objetivo profissional|Objetivos profissionais|Apresentação|' +
    'Apresentação pessoal|Biografia|Introdução|Descrição pessoal',
  work_experience:
    'Experiência|Experiências|Experiência profissional|Experiências profissionais|Experiência de trabalho|' +
    'Experiência laboral|Histórico profissional|Histórico de trabalho|Percurso profissional|Trajetória|' +
    'Trajetória profissional|Carreira|Carreira profissional|Percurso|Atividade profissional|' +
    'Atividades profissionais|Emprego|Empregos|Trabalho|Trabalhos|Vida profissional|Estágio|Estágios|' +
    'Estágios profissionais|Estágios curriculares|Experiência relevante|Atuação profissional|Cargos exercidos',
  education:
    'Educação|Formação|Formação académica|Formação acadêmica|Habilitações|Habilitações literárias|' +
    'Habilitações académicas|Escolaridade|Estudos|Educação e formação|Formação e educação|Percurso académico|' +
    'Percurso escolar|Formação escolar|Formação profissional|Formação superior|Formação universitária|' +
    'Histórico escolar|Histórico acadêmico|Graduação|Graduações|Ensino|Ensino superior|' +
    'Qualificações académicas|Qualificações acadêmicas|Instrução|Titulação|Títulos académicos',
  skills:
    'Competências|Competência|Competências técnicas|Competências pessoais|Competências profissionais|' +
    'Competências informáticas|Competências digitais|Competências sociais|Competências-chave|' +
    'Principais competências|Aptidões|Aptidões e competências|Habilidades|Habilidades técnicas|' +
    'Habilidades pessoais|Habilidades e competências|Conhecimentos|Conhecimentos técnicos|' +
    'Conhecimentos informáticos|Conhecimentos de informática|Informática|Capacidades|Pontos fortes|Qualidades|' +
    'Especialidades|Áreas de especialização|Áreas de conhecimento|Ferramentas|Ferramentas e tecnologias|' +
    'Tecnologias|Programas|Software|Qualificações|Qualificações profissionais|Perfil técnico|Soft skills|' +
    'Hard skills|Skills',
  certifications:
    'Certificações|Certificação|Certificados|Certificado|Certificações profissionais|Licenças|' +
    'Licenças e certificações|Licenças e certificados|Cursos|Cursos e certificações|Cursos e certificados|' +
    'Cursos complementares|Cursos extracurriculares|Cursos livres|Cursos de aperfeiçoamento|Cursos realizados|' +
    'Cursos e formações|Formação complementar|Formações|Formação contínua|Formação adicional|Aperfeiçoamento|' +
    'Outros cursos|Seminários|Workshops|Capacitação|Acreditações|Ações de formação',
  projects:
    'Projetos|Projectos|Projetos pessoais|Projetos profissionais|Projetos académicos|Projetos acadêmicos|' +
    'Projetos relevantes|Projetos realizados|Meus projetos|Portfólio|Portfolio|Portefólio|' +
    'Projetos de código aberto',
  other:
    'Idiomas|Idioma|Línguas|Línguas estrangeiras|Competências linguísticas|Conhecimentos de línguas|' +
    'Conhecimentos linguísticos|Interesses|Interesses pessoais|Passatempos|Hobbies|Hobbies e interesses|Lazer|' +
    'Tempos livres|Voluntariado|Trabalho voluntário|Trabalhos voluntários|Experiência voluntária|' +
    'Serviço voluntário|Atividades extracurriculares|Atividades complementares|Prémios|Prêmios|' +
    'Prémios e distinções|Prêmios e reconhecimentos|Distinções|Reconhecimentos|Bolsas|Publicações|Conferências|' +
    'Palestras|Congressos|Patentes|Referências|Referências profissionais|Recomendações|Afiliações|Associações|' +
    'Outros|Outras informações|Informações adicionais|Informações complementares|Informação adicional|Diversos|' +
    'Carta de condução|Carteira de habilitação|Habilitação|Investigação|Pesquisa|Docência|Disponibilidade|' +
    'Prêmios e conquistas',
};
