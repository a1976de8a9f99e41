import type { LanguageWords } from './language-words.ts';

/** Words of jobs and studies in Spanish. */
export const spanish: LanguageWords = {
  titles:
    'ingeniero|desarrollador|programador|arquitecto|director|jefe|encargado|responsable|gerente|gestor|coordinador|supervisor|' +
    'consultor|asesor|analista|técnico|operario|operador|peón|obrero|oficial|auxiliar|ayudante|asistente|administrativo|' +
    'administrador|secretario|recepcionista|contable|contador|auditor|tesorero|cajero|dependiente|vendedor|comercial|' +
    'representante|agente|promotor|teleoperador|camarero|mesero|cocinero|chef|pastelero|panadero|carnicero|barman|ayudante de cocina|' +
    'enfermero|médico|doctor|cirujano|farmacéutico|matrona|comadrona|celador|fisioterapeuta|odontólogo|dentista|veterinario|' +
    'psicólogo|trabajador social|educador|maestro|profesor|docente|catedrático|monitor|formador|tutor|bibliotecario|investigador|' +
    'becario|doctorando|abogado|procurador|notario|juez|jurista|policía|bombero|militar|funcionario|electricista|fontanero|' +
    'plomero|carpintero|albañil|pintor|soldador|mecánico|chofer|chófer|conductor|repartidor|mozo|mozo de almacén|carretillero|almacenero|' +
    'transportista|logístico|comprador|redactor|periodista|traductor|intérprete|diseñador|fotógrafo|realizador|editor|actor|' +
    'actriz|músico|bailarín|artista|peluquero|esteticista|jardinero|agricultor|limpiador|conserje|vigilante|niñera|cuidador|' +
    'aprendiz|voluntario|practicante|pasante|presidente|fundador|socio|cofundador|autónomo|delegado|inspector|capataz|camarera de pisos|gobernanta|azafata|geriatra|nutricionista|químico|biólogo|economista|subdirector|vicepresidente|científico',
  titleHints: '\\p{L}{4,}(?:adora?|edora?|idora?|ólog[oa])',
  forms: [
    [/o$/u, ['a']],
    [/(?:or|án|ín)$/u, ['$&a']],
    [/ente$/u, ['enta']],
    [/fe$/u, ['fa']],
  ],
  jobTypes:
    'tiempo completo|jornada completa|tiempo parcial|media jornada|jornada parcial|prácticas|indefinido|contrato indefinido|temporal|contrato temporal|' +
    'beca|pasantía|voluntariado|por horas|por obra|freelance|fijo discontinuo|interino',
  selfEmployed: 'autónom[oa]|por cuenta propia|independiente|trabajador(?:a)? autónom[oa]',
  companies:
    'SL|S\\.L\\.?|SA|S\\.A\\.?|SLU|SAU|SLL|SCOOP|S\\. ?de R\\.L\\.|sa de cv|empresa|sociedad|grupo|compañía|banco|caja|seguros|hospital|clínica|' +
    'centro de salud|centro médico|residencia|farmacia|colegio|escuela|instituto|universidad|guardería|ayuntamiento|diputación|' +
    'ministerio|junta|gobierno|juzgado|bufete|despacho|gestoría|asesoría|consultoría|agencia|estudio|taller|fábrica|talleres|' +
    'panadería|pastelería|carnicería|cafetería|restaurante|hotel|hostal|supermercado|supermercados|tienda|tiendas|almacenes|librería|biblioteca|' +
    'museo|teatro|editorial|fundación|asociación|cooperativa|construcciones|transportes|logística|servicios|hermanos|hijos|laboratorios?|inmobiliaria',
  schools:
    'universidad|instituto|escuela|academia|politécnica|facultad|colegio|conservatorio|IES|CEIP|UNED|UNAM|UPM|UAB|UAM|tecnológico|centro de formación|cifp',
  degrees:
    'grado|doble grado|licenciatura|licenciado|licenciada|diplomatura|diplomado|diplomada|ingeniería técnica|ingeniería superior|bachillerato|máster|maestría|doctorado|' +
    'posgrado|postgrado|formación profesional|fp|ciclo formativo(?: de grado (?:medio|superior))?|técnico superior|técnico medio|grado superior|grado medio|' +
    'eso|graduado escolar|educación secundaria(?: obligatoria)?|preparatoria|secundaria|título|titulación|certificado de profesionalidad|especialización|bup|cou',
  achievements:
    'nota|nota media|promedio|matrícula de honor|sobresaliente|notable|premio extraordinario|mención|beca|trabajo de fin de (?:grado|máster)|tfg|tfm|tesis|premio|cuadro de honor',
  bodyLabels:
    'funciones|funciones principales|principales funciones|tareas|tareas realizadas|responsabilidades|logros|principales logros|resultados|' +
    'actividades|actividades realizadas|proyectos destacados|asignaturas|asignaturas relevantes|cursos|módulos|tecnologías|herramientas',
  remote: 'remoto|teletrabajo|en remoto|trabajo remoto|a distancia|híbrido|presencial',
};
