/** Marketing, sales, finance, people, law, management, office. */
export const businessSkills = `
Digital marketing | online marketing | digital marketer
=Social media | social media management | social media marketing | social media manager | social media content | social media strategy | social media campaigns | social media platforms | social media channels | social media accounts | social media ads | social media specialist | social media presence
Content marketing
Content strategy
SEO | search engine optimisation | search engine optimization
Search engine marketing | *SEM | *PPC | pay per click | paid search
Google Ads | adwords | google adwords
Facebook Ads | meta ads | paid social
Email marketing | e mail marketing
Marketing automation
HubSpot
Zendesk
Freshdesk
Marketo
Mailchimp
Performance marketing | growth marketing | growth hacking
Affiliate marketing | influencer marketing
Brand management
Product marketing
Trade marketing
Event management | event planning | events management | eventmanagement
Public relations | media relations | press relations
Communications strategy | corporate communications | internal communications
Community management
Marketing strategy
Market analysis
Campaign management
Conversion rate optimisation | conversion rate optimization
E-commerce | ecommerce | onlinehandel
Merchandising | visual merchandising
Sales | vertrieb | vente | ventas
B2B sales
B2C sales
Business development | geschäftsentwicklung
Account management | key account management | key account
Lead generation | prospecting | lead gen
Cold calling | telesales | telemarketing
Inside sales
Field sales | outdoor sales | outside sales
Retail sales
Technical sales | sales engineering | presales | pre sales
Sales operations
Sales management
Negotiation | negotiations | verhandlungsgeschick
Customer success
Customer service | customer support | customer care | kundenservice | kundenbetreuung | service client | atención al cliente
Client relations | client relationship management | relationship management
CRM | customer relationship management
Call centre | call center | contact centre | contact center
Tendering | tender | bid writing | bid management | rfp
Pricing | pricing strategy
Accounting | buchhaltung | comptabilité | contabilidad | accountancy | accountant
Bookkeeping | book keeping
Accounts payable
Accounts receivable
General ledger
Bank reconciliation | reconciliations | account reconciliation
Month-end close | month end | month end closing | monthly close
Financial analysis
Financial modelling | financial modeling
Financial reporting | financial statements
Financial planning | fp&a | budgeting and forecasting
Budgeting | budget management | budget planning
Cost accounting | cost control | cost management
Management accounting
Auditing | internal audit | external audit | audit
=Tax | taxation | tax returns | vat returns | steuerrecht | corporate tax | tax law | tax compliance | tax planning | tax accounting | tax accountant
Payroll | lohnbuchhaltung | payroll processing
Treasury | cash management
Credit control | credit analysis | credit risk
Risk management | risk assessment | risk analysis
=Compliance | regulatory compliance | compliance officer | compliance manager | compliance management | legal compliance | compliance monitoring | compliance program | compliance programmes | compliance frameworks
Anti-money laundering | aml | kyc
GAAP | us gaap
IFRS
SOX | sarbanes oxley
QuickBooks
Xero
^Sage | sage 50 | sage 200
DATEV
Peachtree
Investment analysis | investment management
Portfolio management
Private equity
Corporate finance | mergers and acquisitions | m&a
=Trading | algorithmic trading | equity trading | commodity trading | trader
Banking | retail banking
=Insurance | underwriting | underwriter | insurance broker | insurance sales | insurance industry | versicherungen
Claims handling | claims management | claims processing
Actuarial science | actuarial
Mortgage advice | mortgages | loan processing
Real estate | property management | immobilien
=Valuation | business valuation | company valuation | property valuation | valuations
Fundraising
Grant writing | grants management
=Human resources | human resource management | human resources management | human resources manager | hr manager | hr officer | hr business partner | hr operations | hr administration | hr generalist | hr policies | personalwesen | personalreferent | ressources humaines | recursos humanos
=Recruitment | talent acquisition | sourcing candidates | candidate sourcing | headhunting | recruitment consultant | recruitment strategy | recruitment and selection | full cycle recruiting | technical recruiter | recruiter role
=Onboarding | employee onboarding | onboarding of new | new hire onboarding | customer onboarding | client onboarding
Employee relations | labour relations | labor relations
Performance management
=Compensation and benefits | compensation analyst | benefits administration | compensation management | compensation strategy
HRIS | hr systems
Learning and development | training and development | l&d
Workforce planning
Organisational development | organizational development
Employment law | arbeitsrecht | labour law | labor law
=Diversity and inclusion | diversity manager | dei strategy | inclusion strategy
Coaching
Mentoring
People management | team management | staff management | mitarbeiterführung
=Leadership | team leadership | people leadership | leadership skills | leadership experience | führungserfahrung
Change management
Stakeholder management
Project management | projektmanagement | gestion de projet | gestión de proyectos | project manager
Programme management | program management
Portfolio and project office | pmo
Agile | agile methodologies | agile development
Scrum | scrum master
Kanban
SAFe agile | scaled agile
PRINCE2
PMP
Microsoft Project | ms project
^Asana
^Trello
Monday.com
^Notion
^Slack
~Zoom
Product management | product manager
Product ownership | product owner
Product strategy | product roadmap | roadmapping
Business analysis | business analyst
Requirements gathering | requirements analysis | requirements engineering
Process improvement | process optimisation | process optimization | business process improvement
Business process management | process mapping | bpmn
=Lean | lean manufacturing | lean management | lean production | lean principles
Six Sigma | lean six sigma
Strategic planning | business strategy
Management consulting | strategy consulting
Operations management
Procurement | purchasing | einkauf | achats | strategic sourcing
Vendor management | supplier management
Contract management | contract negotiation | contract administration
Office administration | office management | büroorganisation | administrative support | administrative assistant
Executive support | diary management | calendar management
Minute taking
Reception | front desk | receptionist
Filing | record keeping | records management
=Typing | touch typing | typing speed | typing skills
Microsoft Office | ms office | office suite | office pakete | pack office
^Word | microsoft word | ms word
PowerPoint | microsoft powerpoint
^Outlook | microsoft outlook
~Access | ms access | microsoft access
Google Workspace | g suite | gsuite | google docs
Legal research
Legal drafting | contract drafting | drafting contracts
Litigation | dispute resolution
Contract law | vertragsrecht
Corporate law | company law
Intellectual property | patents | trademarks
Conveyancing
Family law
Criminal law
Immigration law
Paralegal | legal assistant
Data protection | gdpr | dsgvo | data privacy
Policy development | public policy | policy analysis
Public administration
Government relations
Economics
Social research
Monitoring and evaluation
International development
Sustainability | esg
Environmental management | environmental impact assessment
`;
