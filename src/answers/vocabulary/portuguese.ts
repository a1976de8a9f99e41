import type { LanguageWords } from './language-words.ts';

/** Words of jobs and studies in Portuguese. */
export const portuguese: LanguageWords = {
  titles:
    'engenheiro|desenvolvedor|programador|arquiteto|arquitecto|diretor|director|chefe|encarregado|responsável|gerente|gestor|coordenador|supervisor|' +
    'consultor|assessor|analista|técnico|operário|operador|servente|oficial|auxiliar|ajudante|assistente|administrativo|' +
    'administrador|secretário|rececionista|recepcionista|contabilista|contador|auditor|tesoureiro|caixa|operador de caixa|vendedor|' +
    'balconista|comercial|representante|agente|promotor|atendente|garçom|garçonete|empregado|empregado de mesa|cozinheiro|' +
    'pasteleiro|padeiro|confeiteiro|açougueiro|talhante|barman|enfermeiro|médico|doutor|cirurgião|farmacêutico|parteira|' +
    'fisioterapeuta|dentista|veterinário|psicólogo|assistente social|educador|professor|docente|monitor|formador|tutor|explicador|' +
    'bibliotecário|investigador|pesquisador|bolsista|bolseiro|doutorando|advogado|solicitador|notário|juiz|jurista|polícia|' +
    'bombeiro|militar|funcionário|servidor público|eletricista|canalizador|encanador|carpinteiro|pedreiro|pintor|soldador|' +
    'mecânico|motorista|condutor|estafeta|entregador|repositor|estoquista|armazenista|operador logístico|comprador|redator|' +
    'jornalista|tradutor|intérprete|designer|fotógrafo|realizador|editor|ator|atriz|músico|bailarino|artista|cabeleireiro|' +
    'esteticista|jardineiro|agricultor|faxineiro|zelador|porteiro|vigilante|segurança|babá|cuidador|aprendiz|estagiário|voluntário|' +
    'presidente|fundador|sócio|cofundador|delegado|inspetor|mestre de obras|hospedeira|comissário|nutricionista|químico|biólogo|economista|subdiretor|vice-presidente|cientista|trainee|líder|jovem aprendiz',
  titleHints: '\\p{L}{4,}(?:adora?|edora?|idora?|ólog[oa])',
  forms: [
    [/o$/u, ['a']],
    [/(?:or|es|ês)$/u, ['$&a']],
    [/ão$/u, ['ã']],
  ],
  jobTypes:
    'tempo integral|tempo inteiro|período integral|meio período|tempo parcial|part-time|estágio|efetivo|clt|pj|temporário|contrato a termo|' +
    'voluntariado|freelance|jovem aprendiz|sem termo|recibos verdes',
  selfEmployed: 'autônom[oa]|por conta própria|trabalhador(?:a)? independente|conta própria|profissional liberal',
  companies:
    'lda|ltda|SA|S\\.A\\.?|S/A|SGPS|EPE|EIRELI|unipessoal|empresa|sociedade|grupo|companhia|banco|caixa|seguros|seguradora|hospital|clínica|' +
    'centro de saúde|lar|farmácia|drogaria|escola|colégio|universidade|faculdade|creche|câmara municipal|prefeitura|' +
    'ministério|junta de freguesia|governo|secretaria|tribunal|escritório|agência|estúdio|oficina|fábrica|padaria|pastelaria|' +
    'confeitaria|talho|cafetaria|restaurante|hotel|pousada|supermercado|supermercados|loja|lojas|armazéns|livraria|biblioteca|museu|teatro|editora|' +
    'fundação|associação|cooperativa|construções|construtora|transportes|transportadora|logística|serviços|irmãos|filhos|laboratórios?|imobiliária',
  schools:
    'universidade|instituto|escola|academia|politécnico|politécnica|faculdade|colégio|conservatório|ISEL|ISEG|ISCTE|USP|UNICAMP|UFRJ|PUC|SENAI|SENAC|IEFP|centro de formação',
  degrees:
    'licenciatura|licenciado|licenciada|bacharelado|bacharelato|bacharel|mestrado(?: integrado)?|doutoramento|doutorado|pós-graduação|' +
    'graduação|tecnólogo|ensino médio|ensino secundário|ensino fundamental|ensino técnico|curso técnico|curso profissional|curso superior|' +
    '12[.º]?º? ano|9[.º]?º? ano|diploma|especialização|habilitação|mba|técnico em',
  achievements:
    'média|média final|classificação|classificação final|valores|louvor|com distinção|menção honrosa|bolsa|dissertação|tese|tcc|prémio|prêmio|quadro de honra',
  bodyLabels:
    'funções|principais funções|tarefas|principais tarefas|responsabilidades|principais responsabilidades|atividades|principais atividades|atividades desenvolvidas|' +
    'conquistas|resultados|principais resultados|realizações|disciplinas|cursos|módulos|tecnologias|ferramentas',
  remote: 'remoto|teletrabalho|trabalho remoto|à distância|híbrido|presencial',
};
