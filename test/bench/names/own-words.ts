const words = (text: string): string[] => text.trim().split(/\s+/);

/** Words that names of organisations end or begin with. */
export const ORGANIZATION_WORDS = words(`
  academy administration agency airlines airways alliance analytics associates association authority automotive bakery
  bank banque banca banco bankers bistro board brewery brothers bros builders bureau capital cardiology care catering
  centre center chamber charity church clinic clinique clinica club college collective commission committee company
  conference congress construction consortium consultancy consultants consulting corporation corps council court
  dealership defense department design dental diagnostics directorate distribution dynamics electric electronics
  embassy energy engineering enterprises entertainment equipment federation films finance financial firm fitness
  forum foundation fund gallery garage garments gas group gruppe grupo gruppo guild healthcare health holding holdings
  hospital hospice hotel house imports exports industries industrial industry infirmary initiative innovations inn
  institute institution instituto institut insurance international investments journal laboratories laboratory labs
  league legal library logistics magazine management manufacturing marketing markets media medical medicine ministry
  mobile motors museum mutual network networks news office opera orchestra organisation organization outfitters
  parliament partners partnership party pediatrics petroleum pharma pharmaceuticals pharmacy pictures planning
  plastics police polytechnic post power press productions products properties publications publishers publishing radio
  railway realty records recruitment registry research resources restaurant retail robotics savings school sciences
  secretariat securities security senate services shipping society software solutions staffing stiftung store stores
  studio studios suppliers supply supplies surgery systems taskforce team technologies technology telecom television
  textiles theatre tower trading transport travel treasury tribunal trust union united universidad universitaet
  universitat université universiteit universität university uniwersytet ventures veterinary volunteers werke
  workshop works zeitung finanzamt krankenhaus klinikum schule verein verband ministerium behörde hochschule
  kasse krankenkasse sparkasse versicherung gesellschaft mairie préfecture hôpital lycée école collège assurance
  ministère société association comune ospedale scuola ministerio ayuntamiento hospital escuela colegio gemeente
  ziekenhuis stichting vereniging szpital urząd szkoła fundacja spółka câmara prefeitura hospital escola
`);

export const LEGAL_FORMS = words(`
  inc incorporated ltd limited llc llp lp plc corp corporation co company gmbh ag kg ohg ug mbh gbr ev se sa sas sarl
  sasu eurl sci snc srl spa sapa sl slu sau sociedad bv nv vof cv oy oyj ab as asa aps ivs kft zrt nyrt bt sro doo
  dd ad ood eood sp zoo zo sa pte pty bhd sdn kk gk llp sia uab oü tas sti pvt private public kommanditgesellschaft
  aktiengesellschaft ltda eireli mei jsc pjsc ooo oao zao
`);

export const TITLES = words(`
  mr mrs ms miss mx dr prof professor sir madam dame lord lady rev reverend father sister brother captain capt colonel
  col major maj general gen lieutenant lt sergeant sgt judge justice senator sen representative rep congressman
  congresswoman president prime minister chancellor king queen prince princess pope bishop archbishop hon honourable
  honorable herr frau fräulein doktor monsieur mme madame mademoiselle mlle maître m señor señora señorita sr sra srta
  don doña signor signora signorina sig dott dottore dottoressa avv ing senhor senhora dona dhr mevrouw mevr mw pan pani
  fru shri smt mstr master esq messrs mesdames nurse doctor officer detective inspector agent coach uncle aunt
`);

export const PLACE_WORDS = words(`
  street road avenue lane drive boulevard court place square terrace way highway county district province state
  river lake mount mountain mountains bay beach island islands valley hill hills creek park forest desert coast sea
  ocean gulf peninsula cape port harbor harbour canyon falls springs heights borough parish township village town city
  municipality region territory republic kingdom emirates airport station bridge castle palace cathedral
  straße strasse str platz allee weg gasse ufer ring rue place chemin quai impasse calle avenida plaza paseo
  carretera via viale piazza corso largo vicolo straat laan plein kade gracht weg ulica aleja plac rua avenida praça
  travessa north south east west northern southern eastern western central upper lower
`);

/** Words that labels of forms and columns are made of. */
export const PEOPLE_ROLES = words(`
  patient customer client employee applicant tenant landlord buyer seller guarantor beneficiary insured policyholder
  physician nurse attorney manager director supervisor student teacher contact signatory witness guest passenger
`);
